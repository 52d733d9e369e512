import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A remark in small grey letters. */
export function SecondaryText({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
