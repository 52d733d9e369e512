import type { ReactNode } from 'react';
import { Screen } from '../layout/Screen';
import { ScreenHeading } from '../layout/ScreenHeading';

/** Layout of a settings screen: heading and forms. */
export function SettingsPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Screen maxWidth={640}>
      <ScreenHeading>{heading}</ScreenHeading>
      {children}
    </Screen>
  );
}
