import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { partTitle, type SitePart } from '@charity-site/api-client/entities';
import { FailedPage } from './FailedPage';
import { refusedText } from './words';

/**
 * Says that the last check refused a newer version, and why, with what the browser showed. Nothing
 * when it refused none.
 */
export function RefusedNotice({ part }: { part: SitePart }) {
  const { refused, name } = part;
  if (!refused) return null;
  const { objections, smoke } = refused;
  const causes =
    smoke?.outcome === 'failed'
      ? [...objections, smoke.note ?? 'No reason was given.']
      : objections;
  return (
    <Box
      component="section"
      aria-label={`Refused version: ${partTitle(name).title}`}
      sx={{
        p: 2,
        borderRadius: '18px',
        border: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography>{refusedText(refused)}</Typography>
      {causes.map((cause) => (
        <Typography key={cause} variant="body2">
          {cause}
        </Typography>
      ))}
      {smoke?.failedPage && <FailedPage page={smoke.failedPage} />}
    </Box>
  );
}
