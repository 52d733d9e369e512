import type { Meta, StoryObj } from '@storybook/react';
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
  },
};

export const CouldNotLoad: Story = {
  args: { label: 'OUR PROJECTS', status: <p role="alert">Failed to fetch project titles.</p> },
};
