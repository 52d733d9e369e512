import type { Meta, StoryObj } from '@storybook/react';
import { PageWidth } from './PageWidth';
import { guide } from './PageWidth.guide';
import { attribute } from '../../../test/argTypes';

const meta = {
  title: 'Components/PageWidth',
  tags: ['since-0.1.0', 'layout'],
  component: PageWidth,
  argTypes: {
    children: attribute('Content of the page.', 'ReactNode'),
  },
  parameters: { guide, layout: 'fullscreen' },
  args: { children: <p>Never wider than 1200 px, never closer to the edge than 16.</p> },
} satisfies Meta<typeof PageWidth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
