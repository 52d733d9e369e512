import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Banner } from '@charity-site/ui-kit';

/** Confirmation that the new password is set, with a link to the login. */
export function PasswordResetDone() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Banner kind="success">Your new password is set. All of your devices are logged out.</Banner>
      <Button href="/admin/login" variant="contained" size="large">
        Go to the login
      </Button>
    </Box>
  );
}
