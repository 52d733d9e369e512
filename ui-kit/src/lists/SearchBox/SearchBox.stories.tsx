import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './SearchBox.guide';
import { SearchBox } from './SearchBox';

const meta: Meta<typeof SearchBox> = {
  title: 'Components/SearchBox',
  tags: ['since-0.1.0', 'lists'],
  component: SearchBox,
  parameters: { guide },
  args: { value: '', placeholder: 'Search by title...' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <SearchBox {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Filled: Story = { args: { value: 'water' } };
export const Empty: Story = {};
export const TypedAndCleared: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'well');
    await expect(box).toHaveValue('well');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
