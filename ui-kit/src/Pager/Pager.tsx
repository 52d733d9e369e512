import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export interface PagerProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; nothing renders for one or none. */
  totalPages: number;
  /** Called with a page from 1 to `totalPages`. */
  onPage: (page: number) => void;
  /** Accessible name of the navigation. */
  label?: string;
}

/** Previous / 'Page X of Y' / Next. Renders nothing for a single page. */
export function Pager({ page, totalPages, onPage, label = 'Pages' }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        '@media print': { display: 'none' },
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: { xs: 1, sm: 2 },
        mt: 4,
        '& .MuiButton-root': { px: { xs: 1.75, sm: 2.5 } },
        '& .MuiButton-icon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      <Button variant="outlined" startIcon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Typography component="p" variant="body2" aria-live="polite" sx={{ whiteSpace: 'nowrap' }}>
        Page {page} of {totalPages}
      </Typography>
      <Button
        variant="outlined"
        endIcon={<ChevronRight />}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </Box>
  );
}
