import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { SidebarItem } from './sidebarItems';

interface SidebarLinkProps {
  item: SidebarItem;
  minimized: boolean;
  current: boolean;
}

/** One link of the sidebar. When minimized it shows its icon; the name stays as accessible name and tooltip. */
export function SidebarLink({ item, minimized, current }: SidebarLinkProps) {
  return (
    <ListItemButton
      href={item.href}
      aria-current={current ? 'page' : undefined}
      title={minimized ? item.label : undefined}
      sx={{
        minHeight: { xs: 44, md: 42 },
        px: minimized ? 1.5 : 2,
        gap: 1.75,
        borderRadius: 1,
        color: 'inherit',
        typography: 'body2',
        '&:hover': { bgcolor: 'rgb(255 255 255 / 0.1)' },
        '& svg': { fontSize: 22, opacity: 0.9 },
        ...(current && {
          bgcolor: 'rgb(255 255 255 / 0.14)',
          fontWeight: 650,
          boxShadow: (theme) => `inset 3px 0 0 ${theme.vars.palette.kit.onDeepAmber}`,
        }),
      }}
    >
      {item.icon}
      {minimized ? (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      ) : (
        <Box component="span" sx={{ flex: 1 }}>
          {item.label}
        </Box>
      )}
      {item.badge && item.badge.count > 0 && (
        <>
          <Box
            component="span"
            aria-hidden
            sx={{
              minWidth: 22,
              px: 0.75,
              borderRadius: 99,
              textAlign: 'center',
              fontSize: '0.8125rem',
              fontWeight: 700,
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
              ...(minimized && {
                position: 'absolute',
                top: 2,
                right: 2,
                minWidth: 18,
                fontSize: '0.6875rem',
                px: 0.25,
              }),
            }}
          >
            {item.badge.count}
          </Box>
          <VisuallyHidden>, {item.badge.text}</VisuallyHidden>
        </>
      )}
    </ListItemButton>
  );
}
