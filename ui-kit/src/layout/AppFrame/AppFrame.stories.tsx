import Dashboard from '@mui/icons-material/DashboardOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Web from '@mui/icons-material/WebOutlined';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './AppFrame.guide';
import { AppFrame } from './AppFrame';

const meta: Meta<typeof AppFrame> = {
  title: 'Components/AppFrame',
  tags: ['since-0.1.0', 'layout'],
  component: AppFrame,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: 560 } } },
  args: {
    organisation: 'Lamp of Mercy Trust',
    groups: [
      {
        label: '',
        items: [
          { label: 'Today', href: '/admin', icon: <Dashboard /> },
          {
            label: 'Inbox',
            href: '/admin/messages',
            icon: <Mail />,
            badge: { count: 5, text: '5 unread' },
            items: [
              {
                label: 'Messages',
                href: '/admin/messages',
                icon: <Mail />,
                badge: { count: 5, text: '5 unread' },
              },
              { label: 'Comments', href: '/admin/comments', icon: <Forum /> },
            ],
          },
          { label: 'News', also: 'Updates', href: '/admin/updates', icon: <Newspaper /> },
          { label: 'Pages', href: '/admin/pages', icon: <Web />, within: ['/admin/quotes'] },
        ],
      },
    ],
    bar: {
      links: [
        { label: 'Today', href: '/admin', icon: <Dashboard /> },
        {
          label: 'Inbox',
          href: '/admin/messages',
          icon: <Mail />,
          badge: { count: 5, text: '5 unread' },
        },
      ],
      actions: [{ label: 'Write news', onSelect: () => {} }],
    },
    sidebarFoot: 'View the site',
    currentPath: '/admin/updates',
    breadcrumbs: [{ label: 'Today', href: '/admin' }, { label: 'Updates' }],
    onSearch: () => {},
    userName: 'Grace Banda',
    userMenu: [
      { label: 'Profile Settings', onSelect: () => {} },
      { label: 'Account', onSelect: () => {} },
      { label: 'Logout', onSelect: () => {} },
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
    // The names are below the icons.
    await expect(canvas.getByText('News')).toBeVisible();
  },
};
export const WithinAnEntry: Story = {
  args: {
    currentPath: '/admin/quotes',
    breadcrumbs: [
      { label: 'Today', href: '/admin' },
      { label: 'Pages', href: '/admin/pages' },
      { label: 'Quote' },
    ],
  },
};
