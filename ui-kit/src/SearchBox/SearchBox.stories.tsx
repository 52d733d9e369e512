import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { SearchBox } from './SearchBox';

const meta: Meta<typeof SearchBox> = {
  title: 'Lists/SearchBox',
  component: SearchBox,
  args: { value: '', placeholder: 'Search by title...' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'water' } };
