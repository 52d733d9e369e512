import type { Meta, StoryObj } from '@storybook/react';
import { Loading } from '../Loading/Loading';
import { Bone } from './Bone';
import { guide } from './Bone.guide';
import { attribute } from '../../../test/argTypes';

const meta = {
  title: 'Components/Bone',
  tags: ['since-0.1.0', 'feedback'],
  component: Bone,
  parameters: { guide },
  argTypes: {
    style: attribute('Width and height, in px or as CSS lengths.', 'CSSProperties'),
  },
  decorators: [(Story) => <Loading>{Story()}</Loading>],
} satisfies Meta<typeof Bone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { args: { style: { width: 240, height: 24 } } };
export const Round: Story = { args: { style: { width: 112, height: 112, borderRadius: '50%' } } };
export const InPlaceOfAPicture: Story = {
  args: { style: { aspectRatio: '16 / 9', maxWidth: 480, borderRadius: 14 } },
};
