import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { useWords } from '@charity-site/ui-kit/theme';

export interface PagerProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; renders nothing for one or none. */
  totalPages: number;
  /**
   * Called with a page from 1 to `totalPages`; for a link only on a plain click, before the
   * navigation.
   */
  onPage: (page: number) => void;
  /**
   * Returns the URL of a page. With it the controls are links, which work without script and for
   * search engines.
   */
  hrefOf?: (page: number) => string;
  /** Accessible name of the navigation. */
  label?: string;
}

/** True for a click that opens a new tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

interface StepProps extends Pick<PagerProps, 'onPage' | 'hrefOf'> {
  to: number;
  /** True if page `to` does not exist. */
  missing: boolean;
  rel: 'prev' | 'next';
  icon: { startIcon: ReactNode } | { endIcon: ReactNode };
  children: string;
}

function Step({ to, missing, rel, icon, onPage, hrefOf, children }: StepProps) {
  const onClick = (event: MouseEvent) => {
    if (!hrefOf || !opensElsewhere(event)) onPage(to);
  };
  // An `a` without href needs the role of a link.
  const disabledLink = hrefOf && missing && { component: 'a', nativeButton: false, role: 'link' };
  const link = hrefOf && !missing && { href: hrefOf(to), rel };
  return (
    <Button
      variant="outlined"
      disabled={missing}
      onClick={onClick}
      {...icon}
      {...(disabledLink || link)}
    >
      {children}
    </Button>
  );
}

/** Previous / 'Page X of Y' / Next. Renders nothing for a single page. */
export function Pager({ page, totalPages, onPage, hrefOf, label }: PagerProps) {
  const translate = useWords();
  if (totalPages <= 1) return null;
  const steps = { onPage, hrefOf };
  return (
    <Box
      component="nav"
      aria-label={label ?? translate('Pages')}
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
      <Step
        {...steps}
        to={page - 1}
        missing={page <= 1}
        rel="prev"
        icon={{ startIcon: <ChevronLeft /> }}
      >
        {translate('Previous')}
      </Step>
      {/* Wraps before the buttons, in languages with long words. */}
      <Typography
        component="p"
        variant="body2"
        aria-live="polite"
        sx={{ flex: '1 1 min-content', maxWidth: 'max-content', textAlign: 'center' }}
      >
        {translate('Page {page} of {totalPages}', { page, totalPages })}
      </Typography>
      <Step
        {...steps}
        to={page + 1}
        missing={page >= totalPages}
        rel="next"
        icon={{ endIcon: <ChevronRight /> }}
      >
        {translate('Next')}
      </Step>
    </Box>
  );
}
