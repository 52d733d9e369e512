import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  ...theme.typography.body2,
  '& > div': { display: 'contents' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** Names and values, one line per value, so that small screens need no scrolling. */
export function Descriptions({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <DescriptionList>
      {Object.entries(of).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </DescriptionList>
  );
}
