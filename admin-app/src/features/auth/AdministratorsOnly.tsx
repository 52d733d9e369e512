import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRole } from '../../shared/session/useRole';

/**
 * Shows its children to administrators, and to editors why they do not see them. The server refuses
 * their calls anyway.
 */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  if (useRole() !== 'editor') return children;
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
