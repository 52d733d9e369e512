import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SiteTurn } from 'api-client/entities';
import { EmptyMessage } from 'ui-kit';
import { longMoment } from '../site/time';

const ACTIONS = { release: 'released', rollback: 'rolled back' };

/** Who made what live, the newest first. */
export function TurnList({ turns }: { turns: readonly SiteTurn[] }) {
  if (turns.length === 0) return <EmptyMessage>Nothing has been released yet.</EmptyMessage>;
  return (
    <Box component="ol" aria-label="History" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {turns.map(({ revision, at, by, remote, action, from, to }) => (
        <Box component="li" key={revision} sx={{ overflowWrap: 'anywhere' }}>
          <Typography>
            {remote} {ACTIONS[action]} to {to}
            {from ? `, from ${from}` : ''}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {longMoment(at)}, by {by}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
