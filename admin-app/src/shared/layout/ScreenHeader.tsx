import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ScreenHeading } from './ScreenHeading';

interface ScreenHeaderProps {
  heading: string;
  /** Purpose of the screen, below the heading. */
  children: ReactNode;
  /** The screen's main button, on the right if it fits. */
  action?: ReactNode;
}

/** The heading of a screen, its purpose, and its main button. */
export function ScreenHeader({ heading, children, action }: ScreenHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'end',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <ScreenHeading>{heading}</ScreenHeading>
        <Typography sx={{ color: 'text.secondary', maxWidth: '44rem' }}>{children}</Typography>
      </Box>
      {action}
    </Box>
  );
}
