import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AreaIcon, VisuallyHidden, type AreaName } from '@charity-site/ui-kit';

interface LinkRowProps {
  href: string;
  label: string;
  /** Alternative name for screen readers. */
  altLabel?: string | undefined;
  icon: AreaName;
  /** A line below the label. */
  details?: string;
  /** The number of items. */
  count?: ReactNode;
  /** Highlighted text after the label. */
  note?: string | undefined;
}

/** The content of a list row that links to a screen. */
export function LinkRow({ href, label, altLabel, icon, details, count, note }: LinkRowProps) {
  return (
    <ButtonBase
      href={href}
      sx={{
        width: '100%',
        minHeight: 44,
        px: 1.5,
        py: 0.5,
        gap: 1.25,
        justifyContent: 'start',
        textAlign: 'left',
        '& svg': { color: 'primary.main', fontSize: 22 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <AreaIcon name={icon} />
      {/* First in reading order, last visually. */}
      {count !== undefined && (
        <Typography
          component="span"
          variant="body2"
          sx={{ order: 1, ml: 'auto', color: 'text.secondary' }}
        >
          {count}
        </Typography>
      )}{' '}
      <span>
        {label}
        {altLabel && <VisuallyHidden> ({altLabel})</VisuallyHidden>}{' '}
        {note && (
          <Box
            component="span"
            sx={{
              display: { xs: 'block', sm: 'inline' },
              typography: 'body2',
              color: 'kit.amberInk',
              fontWeight: 650,
            }}
          >
            {note}
          </Box>
        )}
        {details && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {details}
          </Typography>
        )}
      </span>
    </ButtonBase>
  );
}
