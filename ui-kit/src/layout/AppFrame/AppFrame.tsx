import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { SkipLink } from '../../text/SkipLink/SkipLink';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { SearchButton } from './SearchButton';
import { Sidebar } from './Sidebar';
import type { SidebarContent, SidebarItem } from './sidebarItems';
import { BottomNavigation } from './BottomNavigation';
import type { UserMenuItem } from './useActionMenu';
import { UserMenu } from './UserMenu';
import { useSidebar } from './useSidebar';

export interface AppFrameProps extends SidebarContent {
  /** Content below the sidebar's links, such as a link to the site. */
  sidebarFoot?: ReactNode;
  /**
   * Links and 'Add' actions of the bar at the lower edge on phones. Without it there is no bar.
   */
  bar?: { links: readonly SidebarItem[]; actions: readonly UserMenuItem[] };
  /** From the root to the current screen; the last one is not a link. */
  breadcrumbs: readonly Crumb[];
  /** Called by 'Search everything' in the header; without it the button is hidden. */
  onSearch?: () => void;
  /** Name on the user menu button. */
  userName: string;
  /** Entries of the user menu: a `label` and an `onSelect` callback. */
  userMenu: readonly UserMenuItem[];
  /** Content below the screen, such as a copyright line. */
  footer?: ReactNode;
  /** The screen, rendered inside `main`. */
  children: ReactNode;
}

const HEADER_HEIGHT = 64;

/**
 * Layout of every administrator screen: a sidebar (open, minimized or closed), breadcrumbs, a user
 * menu, and the screen in `main`.
 */
export function AppFrame(props: AppFrameProps) {
  const {
    sidebarFoot,
    bar,
    breadcrumbs,
    onSearch,
    userName,
    userMenu,
    footer,
    children,
    ...content
  } = props;
  const { organisation, currentPath } = content;
  const sidebar = useSidebar(currentPath);
  const sidebarId = useId();
  const mainId = useId();
  const isCovered = sidebar.isNarrow && sidebar.state === 'open';
  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        // Offset of sticky content below the header.
        '--frame-header': `${HEADER_HEIGHT}px`,
        // Offset of sticky content above the bar.
        '--frame-foot':
          bar && sidebar.isNarrow ? 'calc(60px + env(safe-area-inset-bottom, 0px))' : '0px',
        pb: 'var(--frame-foot)',
      }}
    >
      <SkipLink to={mainId}>Skip to content</SkipLink>
      <Sidebar
        {...content}
        id={sidebarId}
        state={sidebar.state}
        isNarrow={sidebar.isNarrow}
        onClose={sidebar.close}
        footer={sidebarFoot}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box
          component="header"
          data-sticks
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: (theme) => theme.zIndex.drawer + 1,
            minHeight: HEADER_HEIGHT,
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0.5, sm: 1.5 },
            px: { xs: 1, sm: 2 },
            bgcolor: 'background.paper',
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <IconButton
            aria-label="Toggle sidebar"
            aria-expanded={sidebar.state === 'open'}
            aria-controls={sidebarId}
            onClick={sidebar.toggle}
            sx={{ minWidth: 44, minHeight: 44 }}
          >
            <MenuIcon />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Breadcrumbs crumbs={breadcrumbs} />
          </Box>
          {onSearch && <SearchButton onClick={onSearch} />}
          <UserMenu name={userName} items={userMenu} />
        </Box>
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          inert={isCovered}
          sx={{ flex: 1, width: '100%', maxWidth: 1320, mx: 'auto', p: { xs: 2, sm: 3, lg: 4 } }}
        >
          {children}
        </Box>
        <Box
          component="footer"
          inert={isCovered}
          sx={{ px: { xs: 2, sm: 3, lg: 4 }, py: 2, color: 'text.secondary', typography: 'body2' }}
        >
          {footer ?? <VisuallyHidden>{organisation}</VisuallyHidden>}
        </Box>
      </Box>
      {bar && sidebar.isNarrow && (
        <BottomNavigation
          {...bar}
          currentPath={currentPath}
          menu={{ isOpen: isCovered, controls: sidebarId, onToggle: sidebar.toggle }}
        />
      )}
    </Box>
  );
}
