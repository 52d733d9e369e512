import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 40px',
  margin: '0 0 28px',
  padding: '16px 20px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.kit.wash,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.body1, margin: 0, fontWeight: 600 },
}));

export interface FactsProps {
  /** Name and value of each. */
  facts: (readonly [name: string, value: ReactNode])[];
}

/** What is known of a thing beside its text: dates, a place. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
