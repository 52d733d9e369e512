import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pager } from './Pager';

const meta: Meta<typeof Pager> = {
  title: 'Lists/Pager',
  tags: ['since-0.1.0'],
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
export const OfLinks: Story = { args: { hrefOf: (page) => `#page-${page}` } };
export const Turned: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
