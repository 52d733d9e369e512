import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, errorText, isNotFound, sessionsQuery } from '@charity-site/api-client';
import type { Session } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { LoadError, Loading, Panel, TextSkeleton, VisuallyHidden } from '@charity-site/ui-kit';
import { Outcome, type OutcomeNotice } from '../list/Outcome';
import { EntryList } from '../layout/EntryList';
import { EntryRow } from '../layout/EntryRow';
import { recentMoment } from '../site/time';

const detailsOf = ({ isCurrent, createdAt, lastSeenAt }: Session): string =>
  `Logged in ${recentMoment(createdAt)}. ${isCurrent ? 'In use now.' : `Last used ${recentMoment(lastSeenAt)}.`}`;

/** Where the signed-in person is logged in. */
export function SessionsPanel() {
  const queries = useQueryClient();
  const { data = [], isError, isFetching, isPending, refetch } = useQuery(sessionsQuery());
  const [notice, setNotice] = useState<OutcomeNotice | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (call: () => Promise<void>, done: string) => {
    setBusy(true);
    setNotice(null);
    try {
      // A 404 counts as done: the session has ended since.
      await call().catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      setNotice({ kind: 'success', text: done });
    } catch (error) {
      setNotice({ kind: 'error', text: `Failed to log out. ${errorText(error)}` });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    }
  };
  return (
    <Panel heading="Where You Are Logged In" busy={isFetching}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          A login ends by itself after 12 hours. If you do not know one of these, log it out and change your password.
        </Typography>
        <Outcome notice={notice} />
        {isPending && (
          <Loading>
            <TextSkeleton lines={3} />
          </Loading>
        )}
        {isError && data.length === 0 && (
          <LoadError onRetry={() => void refetch()}>Failed to fetch your sessions.</LoadError>
        )}
        <EntryList>
          {data.map((session) => (
            <EntryRow
              key={session._id}
              title={session.isCurrent ? `${session.device} (this one)` : session.device}
              details={detailsOf(session)}
            >
              {!session.isCurrent && (
                <Button
                  variant="outlined"
                  disabled={busy}
                  onClick={() => void run(() => api.auth.endSession(session._id), `${session.device} is logged out.`)}
                >
                  Log out
                  <VisuallyHidden>
                    {' '}
                    {session.device}, {recentMoment(session.createdAt)}
                  </VisuallyHidden>
                </Button>
              )}
            </EntryRow>
          ))}
        </EntryList>
        {data.length > 1 && (
          <Button
            color="error"
            disabled={busy}
            onClick={() => void run(api.auth.endOtherSessions, 'You are logged out everywhere else.')}
            sx={{ justifySelf: 'start' }}
          >
            Log out everywhere else
          </Button>
        )}
      </Box>
    </Panel>
  );
}
