import type { Meta, StoryObj } from '@storybook/react';
import { sampleLogo } from '../../test/samples';
import { Loading as Region } from '../Loading/Loading';
import { LogoStrip } from './LogoStrip';

const names = ['Lakeshore Seeds', 'Nyanja Water', 'Mulanje Tea Growers', 'Open Hands Clinic', 'Zikomo Press'];
const colours = ['#0b5c61', '#a63a26', '#2b6a3c', '#8a4f00', '#1c5f8c'];

const meta = {
  title: 'Media/LogoStrip',
  tags: ['since-0.1.0'],
  component: LogoStrip,
  argTypes: { logos: { control: false } },
  args: { logos: names.map((name, i) => ({ id: name, name, picture: sampleLogo(colours[i] ?? '#000') })) },
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
export const NameInsteadOfLogo: Story = { args: { logos: names.map((name) => ({ id: name, name, picture: null })) } };
export const One: Story = { args: { logos: [{ id: 'a', name: 'Lakeshore Seeds', picture: sampleLogo('#0b5c61') }] } };
