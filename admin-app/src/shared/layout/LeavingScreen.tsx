import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadError, TextSkeleton } from '@charity-site/ui-kit';
import { Screen } from './Screen';
import { ScreenHeading } from './ScreenHeading';

interface LeavingScreenProps {
  heading: string;
  /** Continues the session on the other page. */
  open: () => Promise<unknown>;
  /** URL of the page. */
  href: string;
  /** Shown with 'Try again' if `open` rejects. */
  failure: string;
}

/**
 * Opens a page outside this app. The page replaces this history entry, so that Back leads to the
 * previous screen.
 */
export function LeavingScreen({ heading, open, href, failure }: LeavingScreenProps) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const hasFailed = failed === attempt;
  const leave = useEffectEvent(() => {
    open().then(
      () => window.location.replace(href),
      () => setFailed(attempt),
    );
  });
  useEffect(() => leave(), [attempt]);

  return (
    <Screen>
      <ScreenHeading>{heading}</ScreenHeading>
      <Box aria-busy={!hasFailed}>
        {hasFailed ? (
          <LoadError onRetry={() => setAttempt(attempt + 1)}>{failure}</LoadError>
        ) : (
          <TextSkeleton />
        )}
      </Box>
    </Screen>
  );
}
