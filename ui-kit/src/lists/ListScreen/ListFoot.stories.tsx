import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './ListFoot.guide';
import { ListFoot } from './ListFoot';

const meta: Meta<typeof ListFoot> = {
  title: 'Components/ListFoot',
  tags: ['since-1.1.0', 'lists'],
  component: ListFoot,
  parameters: { guide },
  args: { page: 1, totalPages: 5, pageSize: 9, pageSizes: [9, 24, 48] },
  render: function Footed(args) {
    const [page, setPage] = useState(args.page);
    const [pageSize, setPageSize] = useState(args.pageSize);
    return (
      <ListFoot
        {...args}
        page={page}
        onPage={setPage}
        pageSize={pageSize}
        onPageSize={setPageSize}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof ListFoot>;

export const ManyPages: Story = {};
export const OnePageOfMany: Story = { args: { totalPages: 1, pageSize: 48 } };
export const PageEntered: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Go to page'), '6{Enter}');
    await expect(canvas.getByText('Enter a page from 1 to 5.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Go to page'));
    await userEvent.type(canvas.getByLabelText('Go to page'), '4{Enter}');
    await expect(canvas.getByText('Page 4 of 5')).toBeVisible();
  },
};
