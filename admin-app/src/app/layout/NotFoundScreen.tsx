import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** Screen for unknown paths below /admin. */
export function NotFoundScreen() {
  return (
    <>
      <Typography component="h1" variant="h3">
        Page not found
      </Typography>
      <Typography sx={{ my: 2 }}>
        There is no such screen. It may have moved, or the address was mistyped.
      </Typography>
      <Button variant="contained" href="/admin">
        Back to Today
      </Button>
    </>
  );
}
