import Add from '@mui/icons-material/AddCircle';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { CountBadge } from './CountBadge';
import type { SidebarItem } from './sidebarItems';
import { useActionMenu, type UserMenuItem } from './useActionMenu';

interface BottomNavigationProps {
  /** Links, such as the first screen and the inbox. */
  links: readonly SidebarItem[];
  /** Actions of the menu 'Add'. */
  actions: readonly UserMenuItem[];
  currentPath: string;
  menu: { isOpen: boolean; controls: string; onToggle: () => void };
}

/** Opens the menu 'Add' above the bar. */
const ABOVE = {
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
  transformOrigin: { vertical: 'bottom', horizontal: 'center' },
} as const;

const itemStyles = {
  flex: 1,
  minWidth: 44,
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 0.25,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '&[aria-current]': { color: 'primary.main', fontWeight: 650 },
} as const;

/** The bar at the lower edge on phones: links, 'Add' and the menu. */
export function BottomNavigation({
  links,
  actions,
  currentPath,
  menu: { isOpen, controls, onToggle },
}: BottomNavigationProps) {
  const add = useActionMenu(actions, ABOVE);
  const content = (icon: ReactNode, label: string) => (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  return (
    <Box
      component="nav"
      aria-label="Shortcuts"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        height: 'var(--frame-foot)',
        pb: 'env(safe-area-inset-bottom)',
        // Above the drawer, so that the menu can be closed.
        zIndex: (theme) => theme.zIndex.drawer + 1,
        display: 'flex',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {links.map(({ label, href, icon, badge }) => (
        <ButtonBase
          key={label}
          component="a"
          href={href}
          aria-current={href === currentPath ? 'page' : undefined}
          sx={itemStyles}
        >
          {content(icon, label)}
          <CountBadge
            badge={badge}
            sx={{
              position: 'absolute',
              top: 4,
              left: 'calc(50% + 8px)',
              minWidth: 18,
              px: 0.5,
              lineHeight: 1.4,
            }}
          />
        </ButtonBase>
      ))}
      {actions.length > 0 && (
        <ButtonBase {...add.button} sx={itemStyles}>
          {content(<Add aria-hidden color="primary" />, 'Add')}
        </ButtonBase>
      )}
      {add.menu}
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
        sx={itemStyles}
      >
        {content(<MenuIcon aria-hidden />, 'Menu')}
      </ButtonBase>
    </Box>
  );
}
