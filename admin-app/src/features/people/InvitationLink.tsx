import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CreatedInvitation } from '@charity-site/api-client';
import { useEffect, useRef } from 'react';
import { CopyButton, Panel } from '@charity-site/ui-kit';
import { longDate } from '../../shared/site/time';

/** The link of a new invitation. Shown once, because the server stores only its hash. */
export function InvitationLink({
  created: { invitation, path, isMailed },
}: {
  created: CreatedInvitation;
}) {
  const link = `${window.location.origin}${path}`;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [path]);
  return (
    <Panel heading={`Invitation for ${invitation.email}`}>
      <Box ref={root} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, outline: 'none' }}>
        <Typography>
          {isMailed
            ? 'We have sent this link by email.'
            : 'Send this link to the person, for example by WhatsApp.'}{' '}
          It works once, until {longDate(invitation.endsAt)}, and is not shown again.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography
            component="code"
            sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
          >
            {link}
          </Typography>
          <CopyButton text={link} of="invitation link" />
        </Box>
      </Box>
    </Panel>
  );
}
