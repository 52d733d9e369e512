import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { siteConfig } from '@charity-site/api-client/http';
import type { ReactNode } from 'react';
import { ChitengeBand } from '@charity-site/ui-kit';
import { useDocumentTitle } from '../layout/useDocumentTitle';

interface AuthLayoutProps {
  /** Document title. */
  title: string;
  heading: string;
  intro: ReactNode;
  children: ReactNode;
}

/** Layout of the pages of the admin area that need no sign-in. */
export function AuthLayout({ title, heading, intro, children }: AuthLayoutProps) {
  const { siteName } = siteConfig();
  useDocumentTitle(title);
  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'kit.wash' }}
    >
      <Box component="header" sx={{ bgcolor: 'kit.deep', color: 'kit.onDeep', px: 3, py: 2 }}>
        <Link href="/" color="inherit" underline="hover" variant="h6">
          {siteName}
        </Link>
      </Box>
      <ChitengeBand />
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper
          variant="outlined"
          sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 5 }, borderRadius: '18px' }}
        >
          <Typography component="h1" variant="h3">
            {heading}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
            {intro}
          </Typography>
          {children}
        </Paper>
      </Box>
      <Box component="footer" sx={{ p: 2, textAlign: 'center' }}>
        <Link href="/">Back to the site</Link>
      </Box>
    </Box>
  );
}
