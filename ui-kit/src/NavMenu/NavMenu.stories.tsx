import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { NavMenu } from './NavMenu';

const meta: Meta<typeof NavMenu> = {
  title: 'Public/NavMenu',
  component: NavMenu,
  args: {
    label: 'ABOUT',
    items: [
      { href: '/about', label: 'About Us' },
      { href: '/events', label: 'Events' },
      { href: '/news', label: 'News & Updates' },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 340 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof NavMenu>;

export const Closed: Story = {};

export const OnOneOfItsPages: Story = { args: { currentPath: '/events' } };

export const LongList: Story = {
  args: {
    label: 'OUR PROJECTS',
    items: Array.from({ length: 30 }, (_, i) => ({ href: `/projects/${i}`, label: `Borehole number ${i + 1}` })),
    last: { href: '/projects', label: 'View All Projects' },
  },
};

export const CouldNotLoad: Story = {
  args: { label: 'OUR PROJECTS', status: <p role="alert">Failed to fetch project titles.</p> },
};
export const Opened: Story = {
  args: { currentPath: '/events' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ABOUT', expanded: false }));
    await expect(canvas.getByRole('menuitem', { name: 'About Us' })).toHaveFocus();
    await expect(canvas.getByRole('menuitem', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WalkedAndClosed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'ABOUT' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(canvas.getByRole('menuitem', { name: 'News & Updates' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};
