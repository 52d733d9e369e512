import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type SyntheticEvent } from 'react';

interface DisclosureProps {
  /** Always visible; opens and closes the row. */
  summary: ReactNode;
  /** One line below the summary while it is closed. */
  detail?: string;
  /** Group name (`details[name]`): only one row of a group is open. */
  group?: string;
  /** True to open it initially. */
  defaultOpen?: boolean;
  /** True for a tinted background. */
  tinted?: boolean;
  children: ReactNode;
}

/** Closes the other rows of the group. Browsers do so by themselves only since 2024. */
const closeOthers = ({ currentTarget: row }: SyntheticEvent<HTMLDetailsElement>) => {
  const name = row.getAttribute('name');
  if (!row.open || !name) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== row && other.getAttribute('name') === name) other.open = false;
  // A row that closes above this one moves it.
  row.firstElementChild?.scrollIntoView?.({ block: 'nearest' });
};

/** A row that expands to its content. */
export function Disclosure({
  summary,
  detail,
  group,
  defaultOpen = false,
  tinted = false,
  children,
}: DisclosureProps) {
  // Uncontrolled: the browser opens and closes it.
  const [isOpen] = useState(defaultOpen);
  return (
    <Box
      component="details"
      name={group}
      open={isOpen}
      onToggle={group === undefined ? undefined : closeOthers}
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
        {detail !== undefined && (
          <Typography
            component="small"
            variant="body2"
            noWrap
            sx={{ display: 'block', pl: '1.1em', color: 'text.secondary' }}
          >
            {detail}
          </Typography>
        )}
      </summary>
      {children}
    </Box>
  );
}
