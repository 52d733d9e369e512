import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { can, type Action } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import { useCan } from '../../shared/session/useRole';

/**
 * Renders its children for roles that may do an action, and an explanation for others. The server
 * rejects their requests anyway.
 */
export function Allowed({ to, children }: { to: Action; children: ReactNode }) {
  const isWriter = !useCan('editContent');
  if (useCan(to)) return children;
  return (
    <>
      <Typography component="h1" variant="h3">
        Only for {can('editor', to) ? 'editors' : 'administrators'}
      </Typography>
      <Typography sx={{ my: 2, maxWidth: '44rem' }}>
        {isWriter
          ? 'You are a writer: you write drafts, and send them and other changes for review.'
          : 'You are an editor: you look after news, events and the other content.'}{' '}
        If you need this screen, ask an administrator of this site.
      </Typography>
      <Button variant="contained" href="/admin">
        Back to Today
      </Button>
    </>
  );
}
