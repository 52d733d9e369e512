import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ViewPageLink } from './ViewPageLink';

/**
 * The h1 of a screen, with a link to the public page that it edits.
 * @param page path of that page, if it varies
 */
export function ScreenHeading({ children, page }: { children: string; page?: string | undefined }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
      <Typography component="h1" variant="h3">
        {children}
      </Typography>
      <ViewPageLink href={page} />
    </Box>
  );
}
