import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

interface DisclosureProps {
  /** The line that opens and closes it. */
  summary: ReactNode;
  /** Content, in one line below the summary. */
  state?: string;
  /** Name that rows share of which one is open at a time. */
  oneOf?: string;
  /** True when it is open at first. */
  startsOpen?: boolean;
  /** True to set it off from the screen. */
  tinted?: boolean;
  children: ReactNode;
}

/** Closes the other rows of the same name. The browser does so itself only since 2024. */
const closeOthers = ({ currentTarget: row }: SyntheticEvent<HTMLDetailsElement>) => {
  const name = row.getAttribute('name');
  if (!row.open || !name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== row && other.getAttribute('name') === name) other.open = false;
  // A section that closes above it moves it.
  row.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
};

/** A frame for what is not needed all the time: a row that opens. */
export function Disclosure({
  summary,
  state,
  oneOf,
  startsOpen = false,
  tinted = false,
  children,
}: DisclosureProps) {
  // The browser opens and closes it from then on.
  const [isOpen] = useState(startsOpen);
  return (
    <Box
      component="details"
      name={oneOf}
      open={isOpen}
      onToggle={oneOf === undefined ? undefined : closeOthers}
      sx={{
        minWidth: 0,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        ...(tinted && { bgcolor: 'kit.wash' }),
        px: 2,
        '& > summary': {
          py: 1.5,
          cursor: 'pointer',
          fontWeight: 600,
          fontSize: '1rem',
          scrollMarginTop: '5rem',
        },
        '&[open] > summary > small': { display: 'none' },
      }}
    >
      <summary>
        {summary}
        {state !== undefined && (
          <Typography
            component="small"
            variant="body2"
            noWrap
            sx={{ display: 'block', pl: '1.1em', color: 'text.secondary' }}
          >
            {state}
          </Typography>
        )}
      </summary>
      {children}
    </Box>
  );
}
