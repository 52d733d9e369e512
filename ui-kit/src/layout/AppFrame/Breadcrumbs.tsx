import Link from '@mui/material/Link';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';

export interface Crumb {
  label: string;
  href?: string | undefined;
}

/** Links from the root to the current screen, in a navigation named 'breadcrumb'. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <MuiBreadcrumbs
      aria-label="breadcrumb"
      sx={{
        typography: 'body2',
        '& ol': { flexWrap: 'nowrap' },
        '& li': { minWidth: 0 },
        '& li:not(:last-of-type)': { flexShrink: 0 },
        // On phones only the parent and the screen fit.
        '& li:nth-last-of-type(n + 4)': { display: { xs: 'none', sm: 'flex' } },
      }}
    >
      {crumbs.map((crumb, index) =>
        crumb.href && index < crumbs.length - 1 ? (
          <Link
            key={crumb.label}
            href={crumb.href}
            sx={{
              display: 'inline-block',
              py: 0.5,
              // Touch targets of 44 px; the negative margin keeps the position of the text.
              '@media (pointer: coarse)': { px: 1.25, py: 1.375, mx: -1.25 },
            }}
          >
            {crumb.label}
          </Link>
        ) : (
          <Typography key={crumb.label} variant="body2" noWrap aria-current="page">
            {crumb.label}
          </Typography>
        ),
      )}
    </MuiBreadcrumbs>
  );
}
