import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { compositionQuery } from '@charity-site/api-client';
import { partsInOrder } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { EmptyMessage, LoadError, TextSkeleton } from '@charity-site/ui-kit';
import { Note } from '../../shared/layout/Note';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHead } from '../../shared/layout/ScreenHead';
import { Outcome } from '../../shared/mutations/Outcome';
import { useQuestion } from '../../shared/mutations/useQuestion';
import { ChangeDialog } from './ChangeDialog';
import type { PartChange } from './changes';
import { PartCard } from './PartCard';
import { TechnicalDetails } from './TechnicalDetails';
import { HistoryList } from './HistoryList';
import { useSwitch } from './useSwitch';
import { historyDetail } from './words';

/** /admin/releases: the parts of the site, their state, and rollback (docs/decisions/0006). */
export function ReleasesScreen() {
  const { data, isError, isPending, refetch } = useQuery(compositionQuery());
  const [reason, setReason] = useState('');
  const { change, notice, busy } = useSwitch();
  const { subject, ask, dialog } = useQuestion((asked: PartChange) =>
    change(asked, reason || undefined),
  );

  return (
    <Screen>
      <ScreenHead heading="Releases">
        The website&apos;s software is updated in three parts. If something broke after an update,
        go back to the previous version and tell the team. Your content is not affected.
      </ScreenHead>
      <Outcome notice={notice} />
      <Box
        component="section"
        aria-label="What is live"
        aria-busy={isPending}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Typography component="h2" variant="h4">
          What is live
        </Typography>
        {isPending && <TextSkeleton />}
        {isError && <LoadError onRetry={() => void refetch()}>Failed to fetch releases.</LoadError>}
        {data && data.parts.length === 0 && (
          <EmptyMessage>Nothing has been released yet.</EmptyMessage>
        )}
        {data && data.parts.length > 0 && (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
            }}
          >
            {partsInOrder(data.parts).map((part) => (
              <PartCard
                key={part.name}
                part={part}
                busy={busy === part.name}
                onChange={(kind) => {
                  setReason('');
                  ask({ part, kind });
                }}
              />
            ))}
          </Box>
        )}
      </Box>
      {data && data.history.length > 0 && (
        <Box component="section" aria-label="History" sx={{ display: 'grid', gap: 1 }}>
          <Typography component="h2" variant="h4">
            History
          </Typography>
          <HistoryList entries={data.history} />
        </Box>
      )}
      <Note>
        If this screen does not open one day, use the{' '}
        <Link href="/releases">plain page of releases</Link>. It works without the administrator
        area.
      </Note>
      {data && data.parts.length > 0 && (
        <TechnicalDetails lines={data.history.map(historyDetail)} />
      )}
      <ChangeDialog asked={subject} reason={reason} onReason={setReason} {...dialog} />
    </Screen>
  );
}
