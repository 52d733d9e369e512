import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The content of a screen in one column. Content that is too wide does not widen the column. */
export function Screen({ children, maxWidth }: { children: ReactNode; maxWidth?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        alignContent: 'start',
        maxWidth,
      }}
    >
      {children}
    </Box>
  );
}
