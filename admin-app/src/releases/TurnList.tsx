import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SiteTurn } from '@charity-site/api-client/entities';
import { longMoment } from '../site/time';
import { turnText } from './words';

/** History of releases, newest first. */
export function TurnList({ turns }: { turns: readonly SiteTurn[] }) {
  return (
    <Box component="ol" aria-label="History" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {turns.map(({ revision, at, by, remote, action }) => (
        <Box
          component="li"
          key={revision}
          sx={{ py: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography>{turnText({ remote, action })}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {longMoment(at)}, by {by}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
