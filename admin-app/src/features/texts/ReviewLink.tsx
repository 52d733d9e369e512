import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CreatedReviewLink } from '@charity-site/api-client';
import { useEffect, useRef } from 'react';
import { CopyButton, Panel } from '@charity-site/ui-kit';
import { longDate } from '../../shared/site/time';

/** The address of a new link. It is shown once, because the server stores only its hash. */
export function ReviewLink({ created: { link, path } }: { created: CreatedReviewLink }) {
  const address = `${window.location.origin}${path}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [path]);
  return (
    <Panel heading="New link">
      <Box ref={place} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, outline: 'none' }}>
        <Typography>
          Send this link to the speakers, for example by WhatsApp. They need no account, and enter
          their name once. It works until {longDate(link.endsAt)}, and is not shown again.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography
            component="code"
            sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
          >
            {address}
          </Typography>
          <CopyButton text={address} of="link" />
        </Box>
      </Box>
    </Panel>
  );
}
