import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { useQuery } from '@tanstack/react-query';
import { dashboardQuery, logoQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import type { Administrator } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { Outlet, useLocation, useNavigate, useSubmit } from 'react-router-dom';
import { AppFrame, AreaIcon } from '@charity-site/ui-kit';
import { AREA_GROUPS, areaHref, isFor } from '../areas';
import { useFinder } from '../find/useFinder';
import { useLeftAutosaves } from '../autosave/useLeftAutosaves';
import { AuthGuard } from '../session/AuthGuard';
import { SignInAgain } from '../session/SignInAgain';
import { useOtherTabs } from '../session/useOtherTabs';
import { NavigationGuard } from './NavigationGuard';
import { placeLabel } from './placeLabel';
import { WhereItAppears } from './WhereItAppears';
import { TALL_LINK } from './tallLink';
import { useKeepFocus } from './useKeepFocus';
import { useTabTitle } from './useTabTitle';

/** Layout of all screens below /admin except the login; only for the signed-in administrator. */
export function AdminLayout() {
  return <AuthGuard>{(administrator) => <Frame administrator={administrator} />}</AuthGuard>;
}

/** The links that other parts of the site add. */
const contributedGroup = (links: readonly { label: string; href: string }[] = []) =>
  links.length === 0
    ? []
    : [
        {
          label: 'More',
          items: links.map(({ label, href }) => ({ label, href, icon: <AreaIcon name="dashboard" /> })),
        },
      ];

function Frame({ administrator }: { administrator: Administrator }) {
  const path = useLocation().pathname.replace(/(.)\/+$/, '$1');
  const navigate = useNavigate();
  const submit = useSubmit();
  const logo = useQuery(logoQuery());
  const { unreadMessages = 0, waitingComments = 0 } = useQuery(dashboardQuery()).data ?? {};
  const badges: Partial<Record<string, { count: number; text: string }>> = {
    messages: { count: unreadMessages, text: `${unreadMessages} unread` },
    comments: { count: waitingComments, text: `${waitingComments} waiting` },
  };
  const { siteName, contributions } = siteConfig();
  const place = placeLabel(path);
  useTabTitle(place || 'Administration');
  const screen = useRef<HTMLDivElement>(null);
  const finder = useFinder();
  useOtherTabs();
  useLeftAutosaves();
  useKeepFocus(screen);

  // Submits the login route's action, which deletes the token unless unsaved changes block the navigation.
  const logOut = () => void submit(null, { method: 'post', action: '/admin/login' });
  return (
    <AppFrame
      organisation={siteName}
      logo={logo.data ? { src: logo.data.url, alt: logo.data.altText } : undefined}
      logoFailure={logo.isError ? 'Failed to fetch logo for sidebar.' : undefined}
      groups={[
        { label: 'Overview', items: [{ label: 'Dashboard', href: '/admin', icon: <AreaIcon name="dashboard" /> }] },
        ...AREA_GROUPS.map(({ label, areas }) => ({
          label,
          items: areas
            .filter((area) => isFor(area, administrator.role))
            .map((area) => ({
              label: area.label,
              href: areaHref(area),
              icon: <AreaIcon name={area.icon} />,
              badge: badges[area.path],
            })),
        })),
        ...contributedGroup(contributions?.sidebar),
      ].filter(({ items }) => items.length > 0)}
      currentPath={path}
      breadcrumbs={
        path === '/admin'
          ? [{ label: 'Site', href: '/' }, { label: 'Dashboard' }]
          : [{ label: 'Dashboard', href: '/admin' }, { label: place || 'Not found' }]
      }
      onSearch={finder.open}
      userName={administrator.name || administrator.email}
      userMenu={[
        { label: 'Profile Settings', onSelect: () => void navigate('/admin/profile-settings') },
        { label: 'Account', onSelect: () => void navigate('/admin/account') },
        { label: 'Logout', onSelect: logOut },
      ]}
      footer={
        // Opens in a new tab, so that an open form stays.
        <Link href="/" target="_blank" rel="noopener" sx={TALL_LINK}>
          View the site
        </Link>
      }
    >
      <Box ref={screen} sx={{ display: 'contents' }}>
        <Outlet />
        <WhereItAppears path={path} />
      </Box>
      {finder.dialog}
      <SignInAgain />
      <NavigationGuard />
    </AppFrame>
  );
}
