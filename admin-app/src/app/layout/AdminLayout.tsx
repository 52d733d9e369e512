import Box from '@mui/material/Box';

import { useQuery } from '@tanstack/react-query';
import { dashboardQuery, singletonQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import type { Administrator } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { Outlet, useLocation, useNavigate, useSubmit } from 'react-router-dom';
import { AppFrame, AreaIcon } from '@charity-site/ui-kit';
import { areaHref, areaAt } from '../../shared/adminAreas';
import { useSearchDialog } from '../../features/search/useSearchDialog';
import { useAutosaveSync } from '../../shared/autosave/useAutosaveSync';
import { AuthGuard } from '../../features/auth/AuthGuard';
import { ConsentQuestion } from '../../features/media/ConsentQuestion';
import { ReauthDialog } from '../../features/auth/ReauthDialog';
import { useSessionSync } from '../../features/auth/useSessionSync';
import { NavigationGuard } from './NavigationGuard';
import { sidebarEntries } from './sidebarEntries';
import { useAddActions } from '../../shared/lists/useAddActions';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { useFocusFieldFromHash } from './useFocusFieldFromHash';
import { useRestoreFocus } from './useRestoreFocus';
import { useDocumentTitle } from '../../shared/layout/useDocumentTitle';

/** Layout of all screens below /admin except the login; requires a signed-in administrator. */
export function AdminLayout() {
  return <AuthGuard>{(administrator) => <Frame administrator={administrator} />}</AuthGuard>;
}

/** Group of the links that other remotes add to the sidebar. */
const contributedGroup = (links: readonly { label: string; href: string }[] = []) =>
  links.length === 0
    ? []
    : [
        {
          label: 'More',
          items: links.map(({ label, href }) => ({
            label,
            href,
            icon: <AreaIcon name="dashboard" />,
          })),
        },
      ];

/** Labels of the entries in the bottom bar of small screens. */
const BAR_LABELS = ['Today', 'Inbox'];

function Frame({ administrator }: { administrator: Administrator }) {
  const path = `/${useLocation().pathname.split('/').filter(Boolean).join('/')}`;
  const navigate = useNavigate();
  const submit = useSubmit();
  const logo = useQuery(singletonQuery('logo'));
  const { unreadMessages = 0, waitingComments = 0 } = useQuery(dashboardQuery()).data ?? {};
  const waiting = {
    messages: { count: unreadMessages, text: `${unreadMessages} unread` },
    comments: { count: waitingComments, text: `${waitingComments} waiting` },
  };
  const { siteName, contributions } = siteConfig();
  const { group, area } = areaAt(path);
  const title = (area ?? group)?.label;
  useDocumentTitle(title ?? 'Administration');
  const entries = sidebarEntries(administrator.role, waiting);
  const addActions = useAddActions(administrator.role);
  const screen = useRef<HTMLDivElement>(null);
  const searchDialog = useSearchDialog();
  useSessionSync();
  useAutosaveSync();
  useRestoreFocus(screen);
  useFocusFieldFromHash(screen);

  // Submits the login route's action, which deletes the token unless unsaved changes block the
  // navigation.
  const logOut = () => void submit(null, { method: 'post', action: '/admin/login' });
  return (
    <AppFrame
      organisation={siteName}
      logo={logo.data ? { src: logo.data.url, alt: logo.data.altText } : undefined}
      logoFailure={logo.isError ? 'Failed to fetch logo for sidebar.' : undefined}
      groups={[{ label: '', items: entries }, ...contributedGroup(contributions?.sidebar)]}
      bar={{
        links: entries.filter(({ label }) => BAR_LABELS.includes(label)),
        actions: addActions,
      }}
      currentPath={path}
      breadcrumbs={[
        path === '/admin' ? { label: 'Site', href: '/' } : { label: 'Today', href: '/admin' },
        ...(group?.path && area ? [{ label: group.label, href: areaHref(group) }] : []),
        { label: title ?? 'Not found' },
      ]}
      onSearch={searchDialog.open}
      userName={administrator.name || administrator.email}
      userMenu={[
        { label: 'Profile Settings', onSelect: () => void navigate('/admin/profile-settings') },
        { label: 'Account', onSelect: () => void navigate('/admin/account') },
        { label: 'Logout', onSelect: logOut },
      ]}
      sidebarFoot={
        // Opens in a new tab, so that an open form stays.
        <StandaloneLink href="/" target="_blank" rel="noopener" color="inherit">
          View the site
        </StandaloneLink>
      }
    >
      <ConsentQuestion />
      <Box ref={screen} sx={{ display: 'contents' }}>
        <Outlet />
      </Box>
      {searchDialog.dialog}
      <ReauthDialog />
      <NavigationGuard />
    </AppFrame>
  );
}
