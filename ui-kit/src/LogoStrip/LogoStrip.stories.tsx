import type { Meta, StoryObj } from '@storybook/react';
import { partners } from '../../../.storybook/artwork';
import { Loading as Region } from '../Loading/Loading';
import { LogoStrip } from './LogoStrip';

const meta = {
  title: 'Media/LogoStrip',
  tags: ['since-0.1.0'],
  component: LogoStrip,
  argTypes: { logos: { control: false } },
  args: { logos: partners },
} satisfies Meta<typeof LogoStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  args: { logos: [], skeletons: 7 },
  render: (args) => (
    <Region>
      <LogoStrip {...args} />
    </Region>
  ),
};
export const NameInsteadOfLogo: Story = {
  args: { logos: partners.map((partner, index) => (index === 1 ? { ...partner, picture: null } : partner)) },
};
export const One: Story = { args: { logos: partners.slice(0, 1) } };
