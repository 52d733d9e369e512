import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { historyText, type SiteHistoryEntry } from '@charity-site/api-client/entities';
import { Note } from '../../shared/layout/Note';
import { PlainList } from '../../shared/layout/PlainList';
import { longMoment } from '../../shared/site/time';

/** History of releases, newest first. */
export function HistoryList({ entries }: { entries: readonly SiteHistoryEntry[] }) {
  return (
    <PlainList as="ol" aria-label="History" sx={{ display: 'grid' }}>
      {entries.map(({ revision, at, by, remote, action, to, share, reason }) => (
        <Box
          component="li"
          key={`${revision} ${remote} ${action}`}
          sx={{
            py: 1.5,
            overflowWrap: 'anywhere',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography>{historyText({ remote, action, to, share })}</Typography>
          {reason && <Typography variant="body2">{reason}</Typography>}
          <Note>
            {longMoment(at)}, by {by}
          </Note>
        </Box>
      ))}
    </PlainList>
  );
}
