import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A remark in small grey letters. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
