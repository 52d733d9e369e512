import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { SitePart } from 'api-client/entities';
import { longMoment } from '../site/time';

const kB = (bytes: number | undefined) => (bytes === undefined ? 'unknown' : `${Math.round(bytes / 1000)} kB`);

/** What the release gate and the smoke test found, in words and a colour. */
const saidOf = ({ verdict }: SitePart): { text: string; color: 'success' | 'warning' | 'error' } => {
  if (!verdict) return { text: 'Not tried in this shell', color: 'warning' };
  if (verdict.objections.length > 0) return { text: 'Refused by the gate', color: 'error' };
  if (verdict.smoke.outcome === 'failed') return { text: 'Smoke test failed', color: 'error' };
  if (verdict.smoke.outcome === 'left out') return { text: 'Checked, without a smoke test', color: 'warning' };
  return { text: 'Checked and tried in a browser', color: 'success' };
};

const failuresText = (count: number) => (count === 1 ? '1 failed load reported' : `${count} failed loads reported`);

/** One part of the site: what is live of it, and the way back to what was. */
export function PartCard({ part, busy, onRollBack }: { part: SitePart; busy: boolean; onRollBack: () => void }) {
  const { name, version, since, by, previous, bytes, firstBytes, failures } = part;
  const said = saidOf(part);
  const facts: [string, string][] = [
    ['Version', version],
    ['Live since', longMoment(since)],
    ['By', by ?? 'unknown'],
    ['Size', `${kB(bytes)}, of which a first visit loads ${kB(firstBytes)}`],
    ['In browsers', failures === 0 ? 'No failed load reported' : failuresText(failures)],
    ['Before', previous ?? 'Nothing'],
  ];
  return (
    <Card component="article" aria-label={name} sx={{ p: 2.5, display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h3" variant="h5">
          {name}
        </Typography>
        <Chip size="small" variant="outlined" color={said.color} label={said.text} />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.75,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([term, text]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Box>
        ))}
      </Box>
      {previous && (
        <Button variant="outlined" disabled={busy} onClick={onRollBack} sx={{ justifySelf: 'start' }}>
          {busy ? 'Rolling back...' : `Roll back ${name}`}
        </Button>
      )}
    </Card>
  );
}
