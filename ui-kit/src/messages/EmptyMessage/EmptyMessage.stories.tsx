import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { guide } from './EmptyMessage.guide';
import { EmptyMessage } from './EmptyMessage';

const meta = {
  title: 'Components/EmptyMessage',
  tags: ['since-0.1.0', 'feedback'],
  component: EmptyMessage,
  parameters: { guide },
  args: { children: 'No projects found.' },
} satisfies Meta<typeof EmptyMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { action: <Button variant="contained">Add New Project</Button> },
};
