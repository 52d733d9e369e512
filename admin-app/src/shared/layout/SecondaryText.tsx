import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Small grey text. */
export function SecondaryText({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
