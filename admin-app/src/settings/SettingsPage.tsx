import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Layout of a settings screen: heading and forms. */
export function SettingsPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start', maxWidth: 640 }}>
      <Typography component="h1" variant="h3">
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
