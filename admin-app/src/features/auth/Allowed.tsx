import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Action } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';
import { useCan } from '../../shared/session/useRole';

/**
 * Renders its children for roles that may do an action, and an explanation for others. The server
 * rejects their requests anyway.
 */
export function Allowed({ to, children }: { to: Action; children: ReactNode }) {
  if (useCan(to)) return children;
  return (
    <>
      <Typography component="h1" variant="h3">
        Only for administrators
      </Typography>
      <Typography sx={{ my: 2, maxWidth: '44rem' }}>
        You are an editor: you look after news, events and the other content. If you need this
        screen, ask an administrator of this site.
      </Typography>
      <Button variant="contained" href="/admin">
        Back to Today
      </Button>
    </>
  );
}
