import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { api } from '@charity-site/api-client';
import { LoadError, TextSkeleton } from '@charity-site/ui-kit';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeading } from '../../shared/layout/ScreenHeading';

/**
 * /admin/releases: redirects to /releases, which the server renders without this app. The page
 * replaces this history entry, so that Back leads to the previous screen.
 */
export function ReleasesScreen() {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const hasFailed = failed === attempt;
  useEffect(() => {
    api.releases.open().then(
      () => window.location.replace('/releases'),
      () => setFailed(attempt),
    );
  }, [attempt]);

  return (
    <Screen>
      <ScreenHeading>Releases</ScreenHeading>
      <Box aria-busy={!hasFailed}>
        {hasFailed ? (
          <LoadError onRetry={() => setAttempt(attempt + 1)}>Failed to open releases.</LoadError>
        ) : (
          <TextSkeleton />
        )}
      </Box>
    </Screen>
  );
}
