import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import type { SidebarItem } from './sidebarItems';

interface CountBadgeProps {
  badge: SidebarItem['badge'];
  /** Position and size. */
  sx: object;
}

/** The count on a link, with text for screen readers. Renders nothing for 0. */
export function CountBadge({ badge, sx }: CountBadgeProps) {
  if (!badge || badge.count === 0) return null;
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          borderRadius: '999px',
          textAlign: 'center',
          fontWeight: 700,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          ...sx,
        }}
      >
        {badge.count}
      </Box>
      <VisuallyHidden>, {badge.text}</VisuallyHidden>
    </>
  );
}
