import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import { CountBadge } from './CountBadge';
import type { SidebarItem } from './sidebarItems';

interface SidebarLinkProps {
  item: SidebarItem;
  minimized: boolean;
  /** 'page' for the link of the current screen, 'true' for the entry above it. */
  current?: 'page' | 'true' | undefined;
  /** State of an expandable entry, and the id of its list. */
  expandable?: { isOpen: boolean; id: string; onToggle: () => void };
  /** True for links of an expandable entry. */
  nested?: boolean;
}

const MINIMIZED = {
  px: 0.25,
  py: 0.75,
  gap: 0.25,
  flexDirection: 'column',
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  textAlign: 'center',
} as const;

/** A link of the sidebar, or the button of an expandable entry. Minimized: label below the icon. */
export function SidebarLink({
  item,
  minimized,
  current,
  expandable,
  nested = false,
}: SidebarLinkProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current === 'page') row.current?.scrollIntoView({ block: 'nearest' });
  }, [current, minimized]);
  return (
    <ListItemButton
      ref={row}
      {...(expandable
        ? {
            component: 'button',
            'aria-expanded': expandable.isOpen,
            'aria-controls': expandable.id,
            onClick: expandable.onToggle,
          }
        : { href: item.href })}
      aria-current={current}
      sx={{
        width: '100%',
        minHeight: 44,
        borderRadius: 1,
        color: 'inherit',
        ...(minimized ? MINIMIZED : { px: 2, pl: nested ? 4 : 2, gap: 1.75, typography: 'body2' }),
        '&:hover': { bgcolor: 'rgb(255 255 255 / 0.1)' },
        '& svg': { fontSize: nested && !minimized ? 20 : 22, opacity: 0.9 },
        ...(current && {
          bgcolor: 'rgb(255 255 255 / 0.14)',
          fontWeight: 650,
          boxShadow: (theme) => `inset 3px 0 0 ${theme.vars.palette.kit.onDeepAmber}`,
        }),
      }}
    >
      {item.icon}
      <Box component="span" sx={minimized ? undefined : { flex: 1, textAlign: 'left' }}>
        {item.label}
        {item.also && <VisuallyHidden> ({item.also})</VisuallyHidden>}
      </Box>
      <CountBadge
        badge={item.badge}
        sx={
          minimized
            ? {
                position: 'absolute',
                top: 2,
                right: 2,
                minWidth: 18,
                fontSize: '0.6875rem',
                px: 0.25,
              }
            : { minWidth: 22, fontSize: '0.8125rem', px: 0.75 }
        }
      />
      {expandable && !minimized && (
        <ExpandMore
          aria-hidden
          sx={{
            transform: expandable.isOpen ? 'rotate(180deg)' : 'none',
            transition: 'transform 160ms',
          }}
        />
      )}
    </ListItemButton>
  );
}
