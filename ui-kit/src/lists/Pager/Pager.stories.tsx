import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './Pager.guide';
import { Pager } from './Pager';

const meta: Meta<typeof Pager> = {
  title: 'Components/Pager',
  tags: ['since-0.1.0', 'lists'],
  component: Pager,
  parameters: { guide },
  args: { page: 1, totalPages: 3 },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    return <Pager {...args} page={page} onPage={setPage} />;
  },
};
export default meta;
type Story = StoryObj<typeof Pager>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};
export const MiddlePage: Story = { args: { page: 2 } };
export const LastPage: Story = { args: { page: 3 } };
export const OnlyPage: Story = {
  args: { totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Page/)).not.toBeInTheDocument();
  },
};
export const OfLinks: Story = {
  args: { hrefOf: (page) => `#page-${page}` },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-2');
  },
};
export const LinkFollowed: Story = {
  args: { page: 2, hrefOf: (page) => `#page-${page}`, onPage: fn() },
  render: (args) => <Pager {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-1');
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveAttribute('rel', 'next');
    // A click that opens a new tab is left to the browser; the listener prevents the new tab.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(next);
    await user.keyboard('{/Control}');
    await expect(args.onPage).not.toHaveBeenCalled();
    await user.click(next);
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const Turned: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    for (let page = 2; page <= 3; page += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
