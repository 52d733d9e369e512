import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './ViewToggle.guide';
import { ViewToggle } from './ViewToggle';

const meta: Meta<typeof ViewToggle> = {
  title: 'Components/ViewToggle',
  tags: ['since-0.1.0', 'lists'],
  component: ViewToggle,
  parameters: { guide },
  args: { view: 'grid' },
  render: function Toggled(args) {
    const [view, setView] = useState(args.view);
    return <ViewToggle view={view} onView={setView} />;
  },
};
export default meta;
type Story = StoryObj<typeof ViewToggle>;

export const Grid: Story = {};
export const List: Story = { args: { view: 'list' } };
export const Pressed: Story = {
  play: async ({ canvas }) => {
    // The second click changes nothing.
    for (let click = 0; click < 2; click += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'List view' }));
    await expect(canvas.getByRole('button', { name: 'List view' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Grid view' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
