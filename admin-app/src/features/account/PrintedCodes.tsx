import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { siteConfig } from '@charity-site/api-client/http';
import { useEffect, useRef } from 'react';
import { CopyButton } from '@charity-site/ui-kit';
import { today, longDate } from '../../shared/site/time';
import { printCodes } from './printCodes';

/** New recovery codes to print or copy. They are shown once. */
export function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const groupRef = useRef<HTMLDivElement>(null);
  useEffect(() => groupRef.current?.focus(), [codes]);
  const title = `Recovery codes for ${siteConfig().siteName}, ${longDate(today())}`;
  return (
    <Box
      ref={groupRef}
      role="group"
      aria-label="Your new recovery codes"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        borderRadius: '14px',
        bgcolor: 'action.hover',
        outlineOffset: 2,
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        Print or copy these codes now. They are not shown again.
      </Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          pl: 3,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {codes.map((code) => (
          <Typography component="li" key={code} sx={{ fontFamily: 'monospace', fontSize: '1rem' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" onClick={() => printCodes(title, codes)}>
          Print
        </Button>
        <CopyButton text={[title, ...codes].join('\n')} of="recovery codes" />
      </Box>
    </Box>
  );
}
