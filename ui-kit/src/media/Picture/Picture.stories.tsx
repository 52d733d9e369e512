import type { Meta, StoryObj } from '@storybook/react';
import { artwork } from '../../../../.storybook/artwork';
import { guide } from './Picture.guide';
import { Picture } from './Picture';

const meta = {
  title: 'Components/Picture',
  tags: ['since-0.1.0', 'media'],
  component: Picture,
  parameters: { guide },
  args: {
    ...artwork.lake,
    alt: 'Fishermen in small boats on the calm lake at sunrise',
    sizes: '480px',
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Square: Story = { args: { ratio: 1 } };
export const Decorative: Story = { args: { alt: '' } };
export const Missing: Story = { args: { src: undefined, ratio: 16 / 10, alt: 'Village well' } };
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA', alt: 'Village well' } };
