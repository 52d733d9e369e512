import type { Meta, StoryObj } from '@storybook/react';
import { PageWidth } from './PageWidth';

const meta = {
  title: 'Layout/PageWidth',
  component: PageWidth,
  parameters: { layout: 'fullscreen' },
  args: { children: <p>Never wider than 1200 px, never closer to the edge than 16.</p> },
} satisfies Meta<typeof PageWidth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
