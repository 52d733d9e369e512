import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, compositionQuery, errorText } from 'api-client';
import type { SitePart } from 'api-client/entities';
import { useState } from 'react';
import { LoadError, QuestionDialog, TextSkeleton } from 'ui-kit';
import { Outcome, type OutcomeNews } from '../list/Outcome';
import { keepingSession } from '../session/renewal';
import { PartCard } from './PartCard';
import { TurnList } from './TurnList';

/** /admin/releases: what the site is made of, how it does, and the way back (beyond SPEC: issue 6, point 7). */
export function ReleasesScreen() {
  const queries = useQueryClient();
  const { data, isError, isPending, refetch } = useQuery(compositionQuery());
  const [news, setNews] = useState<OutcomeNews | null>(null);
  const [asking, setAsking] = useState<SitePart | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const rollBack = async (part: SitePart) => {
    setAsking(null);
    setNews(null);
    setBusy(part.name);
    try {
      const { version } = await keepingSession(() => api.releases.rollBack(part));
      setNews({ kind: 'success', text: `${part.name} ${version} is live again. Open tabs keep what they have.` });
    } catch (error) {
      setNews({ kind: 'error', text: `Failed to roll back ${part.name}. ${errorText(error)}` });
    }
    await queries.invalidateQueries({ queryKey: compositionQuery().queryKey });
    setBusy(null);
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' }}>
      <Typography component="h1" variant="h3">
        Releases
      </Typography>
      <Outcome news={news} />
      <Box component="section" aria-label="Live parts" aria-busy={isPending} sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h4">
          What is live
        </Typography>
        {isPending && <TextSkeleton />}
        {isError && <LoadError onRetry={() => void refetch()}>Failed to fetch releases.</LoadError>}
        {data && (
          <>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              In shell {data.shell ?? 'of an unknown version'}.
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))' }}
            >
              {data.parts.map((part) => (
                <PartCard
                  key={part.name}
                  part={part}
                  busy={busy === part.name}
                  onRollBack={() => setAsking(part)}
                />
              ))}
            </Box>
          </>
        )}
      </Box>
      {data && (
        <Box component="section" aria-label="Earlier releases" sx={{ display: 'grid', gap: 2 }}>
          <Typography component="h2" variant="h4">
            What was done
          </Typography>
          <TurnList turns={data.history} />
        </Box>
      )}
      <QuestionDialog
        open={asking !== null}
        text={`Make ${asking?.previous ?? ''} of ${asking?.name ?? ''} live again?`}
        onClose={() => setAsking(null)}
      >
        <Button onClick={() => setAsking(null)}>Cancel</Button>
        <Button variant="contained" onClick={() => asking && void rollBack(asking)}>
          Roll back
        </Button>
      </QuestionDialog>
    </Box>
  );
}
