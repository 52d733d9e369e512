import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './NavMenu.guide';
import { NavMenu } from './NavMenu';

const meta: Meta<typeof NavMenu> = {
  title: 'Components/NavMenu',
  tags: ['since-0.1.0', 'public'],
  component: NavMenu,
  parameters: { guide },
  args: {
    label: 'ABOUT',
    items: [
      { href: '/about', label: 'About Us' },
      { href: '/events', label: 'Events' },
      { href: '/news', label: 'News & Updates' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof NavMenu>;

/** An own iframe, because an open menu takes the focus. */
const framed = { docs: { story: { inline: false, height: 420, autoplay: true } } };

/** Opens the menu; its button has `aria-expanded` only after hydration. */
const openMenu = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { expanded: false }));
  await expect(page.getByRole('menu')).toBeVisible();
};

export const Opened: Story = {
  args: { currentPath: '/events' },
  parameters: framed,
  play: ({ canvasElement }) => openMenu(canvasElement),
};

export const Closed: Story = {};
export const OnOneOfItsPages: Story = { args: { currentPath: '/events' } };

export const LongList: Story = {
  args: {
    label: 'OUR PROJECTS',
    items: Array.from({ length: 30 }, (_, i) => ({
      href: `/projects/${i}`,
      label: `Borehole number ${i + 1}`,
    })),
    last: { href: '/projects', label: 'View All Projects' },
  },
  parameters: framed,
  play: ({ canvasElement }) => openMenu(canvasElement),
};

export const CouldNotLoad: Story = {
  args: {
    label: 'OUR PROJECTS',
    items: [],
    last: { href: '/projects', label: 'View All Projects' },
    status: (
      <p role="alert" style={{ margin: '8px 14px' }}>
        Failed to fetch project titles.
      </p>
    ),
  },
  parameters: framed,
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch project titles.');
    await expect(canvas.getByRole('menuitem', { name: 'View All Projects' })).toBeVisible();
  },
};
