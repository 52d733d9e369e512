import Dashboard from '@mui/icons-material/DashboardOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AppFrame } from './AppFrame';

const logout = fn();
const search = fn();

const meta: Meta<typeof AppFrame> = {
  title: 'Layout/AppFrame',
  tags: ['since-0.1.0'],
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 560 } } },
  args: {
    organisation: 'Lamp of Mercy Trust',
    groups: [
      { label: 'Overview', items: [{ label: 'Dashboard', href: '/admin', icon: <Dashboard /> }] },
      {
        label: 'Content',
        items: [
          { label: 'Updates', href: '/admin/updates', icon: <Newspaper /> },
          { label: 'Messages', href: '/admin/messages', icon: <Mail />, badge: { count: 5, text: '5 unread' } },
        ],
      },
    ],
    currentPath: '/admin/updates',
    breadcrumbs: [{ label: 'Dashboard', href: '/admin' }, { label: 'Updates' }],
    onSearch: search,
    userName: 'Grace Banda',
    userMenu: [
      { label: 'Profile Settings', onSelect: () => {} },
      { label: 'Account', onSelect: () => {} },
      { label: 'Logout', onSelect: logout },
    ],
    children: (
      <Typography component="h1" variant="h3">
        Manage Latest Updates
      </Typography>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof AppFrame>;

export const Wide: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutLogo: Story = { args: { logoFailure: 'Failed to fetch logo for sidebar.' } };
export const Minimized: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar', expanded: true });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // Minimized links show icons only but keep their accessible names.
    await expect(canvas.getByRole('link', { name: 'Updates' })).toBeVisible();
  },
};
export const SearchedByTheButton: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search everything' }));
    await expect(search).toHaveBeenCalledTimes(1);
  },
};
export const SignedOutByTheMenu: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'User menu of Grace Banda' });
    await userEvent.click(button);
    const menu = await canvas.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(logout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
