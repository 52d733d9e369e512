import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AREAS, areaHref } from '../areas';

/** 'Where does this appear?' below a screen: a sentence, and a link to the public page in a new tab. */
export function WhereItAppears({ path }: { path: string }) {
  const { appearance } = AREAS.find((area) => areaHref(area) === path) ?? {};
  if (!appearance) return null;
  return (
    <Box
      component="section"
      aria-label="Where does this appear?"
      sx={{ mt: 4, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <strong>Where does this appear?</strong> {appearance.text}{' '}
        <Link
          href={appearance.href}
          target="_blank"
          rel="noopener"
          sx={{ display: { xs: 'block', sm: 'inline-block' }, width: 'fit-content', py: { xs: 1.375, md: 0.5 } }}
        >
          See the page
        </Link>
      </Typography>
    </Box>
  );
}
