import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Names and values, one line per value, so that small screens need no scrolling. */
export const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  ...theme.typography.body2,
  '& > div': { display: 'contents' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** A named value of the list. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
