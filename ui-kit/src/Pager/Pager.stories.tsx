import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Pager } from './Pager';

const meta: Meta<typeof Pager> = {
  title: 'Lists/Pager',
  component: Pager,
  args: { page: 1, totalPages: 3 },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    return <Pager {...args} page={page} onPage={setPage} />;
  },
};
export default meta;
type Story = StoryObj<typeof Pager>;

export const FirstPage: Story = {};
export const MiddlePage: Story = { args: { page: 2 } };
export const LastPage: Story = { args: { page: 3 } };
export const OnlyPage: Story = { args: { totalPages: 1 } };
