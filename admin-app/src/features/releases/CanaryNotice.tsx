import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { partTitle, visitorsText } from '@charity-site/api-client/entities';
import type { ChangeablePart, ChangeKind } from './changes';
import { canaryText } from './words';

const ACTIONS: readonly (readonly [ChangeKind, string])[] = [
  ['promote', 'Give it to all visitors'],
  ['end-canary', 'Take it back'],
];

/**
 * Says that only a share of the visitors get a new version, with buttons that end this. Nothing
 * while all get the same.
 */
export function CanaryNotice({ part, busy, onChange }: ChangeablePart) {
  const text = canaryText(part);
  if (!text) return null;
  return (
    <Box
      role="group"
      aria-label="New version"
      sx={{
        p: 2,
        borderRadius: '18px',
        border: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1.5,
      }}
    >
      <Typography>{text}</Typography>
      {part.canary?.visitors && (
        <Typography variant="body2">{visitorsText(part.canary.visitors)}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {ACTIONS.map(([kind, label]) => (
          <Button
            key={kind}
            variant="outlined"
            disabled={busy}
            onClick={() => onChange(kind)}
            aria-label={`${label}: ${partTitle(part.name).title}`}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
