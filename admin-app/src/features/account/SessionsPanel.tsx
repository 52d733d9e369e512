import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api, sessionsQuery } from '@charity-site/api-client';
import type { Session } from '@charity-site/api-client/entities';
import { Panel, VisuallyHidden } from '@charity-site/ui-kit';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { ContentRow } from '../../shared/layout/ContentRow';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { formatRecent } from '../../shared/site/time';

const detailsOf = ({ isCurrent, createdAt, lastSeenAt }: Session): string =>
  `Logged in ${formatRecent(createdAt)}. ${isCurrent ? 'In use now.' : `Last used ${formatRecent(lastSeenAt)}.`}`;

/** The sessions of the signed-in person. */
export function SessionsPanel() {
  const sessions = useQuery(sessionsQuery());
  const { data = [], isFetching } = sessions;
  const { notice, busy, run } = useMutationWithLocalNotice(() => sessions.refetch());
  const end = (call: () => Promise<void>, done: string) =>
    void run({ call: () => ignoreNotFound(call()), done, failed: 'Failed to log out.' });
  return (
    <Panel heading="Where You Are Logged In" busy={isFetching}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          A login ends by itself after 12 hours. If you do not know one of these, log it out and
          change your password.
        </Typography>
        <NoticeBanner notice={notice} />
        <LoadState query={sessions} lines={3}>
          Failed to fetch your sessions.
        </LoadState>
        <PlainList>
          {data.map((session) => (
            <ContentRow
              key={session._id}
              title={session.isCurrent ? `${session.device} (this one)` : session.device}
              details={detailsOf(session)}
            >
              {!session.isCurrent && (
                <Button
                  variant="outlined"
                  disabled={busy !== ''}
                  onClick={() =>
                    end(() => api.auth.endSession(session._id), `${session.device} is logged out.`)
                  }
                >
                  Log out
                  <VisuallyHidden>
                    {' '}
                    {session.device}, {formatRecent(session.createdAt)}
                  </VisuallyHidden>
                </Button>
              )}
            </ContentRow>
          ))}
        </PlainList>
        {data.length > 1 && (
          <Button
            color="error"
            disabled={busy !== ''}
            onClick={() => end(api.auth.endOtherSessions, 'You are logged out everywhere else.')}
            sx={{ justifySelf: 'start' }}
          >
            Log out everywhere else
          </Button>
        )}
      </Box>
    </Panel>
  );
}
