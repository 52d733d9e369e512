import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Screen } from '../layout/Screen';

/** Layout of a settings screen: heading and forms. */
export function SettingsPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Screen maxWidth={640}>
      <Typography component="h1" variant="h3">
        {heading}
      </Typography>
      {children}
    </Screen>
  );
}
