import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';

export interface FactsProps {
  /** Name and value of each fact. Facts without a value are left out; URLs become links. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** `band`: a row on a tinted background; `column`: a list; `line`: as few lines as possible. */
  layout?: 'band' | 'column' | 'line';
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  '&[data-layout="band"]': {
    // Facts share the width of each row, so that no part of the band is empty.
    display: 'flex',
    flexWrap: 'wrap',
    gap: '14px 32px',
    '& > div': { flex: '1 1 13rem', minWidth: 0 },
    padding: '16px 20px',
    borderRadius: 14,
    outline: '1px solid transparent',
    backgroundColor: theme.vars.palette.kit.wash,
    // Avoids a single word in the last line, such as the time of a date.
    '& dd': { fontWeight: 600, textWrap: 'balance' },
  },
  '&[data-layout="line"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 28px',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 8px',
      minWidth: 0,
    },
    '& dd': {
      ...theme.typography.body2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 16px',
    },
  },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.body1,
    // So that the longest word of any language fits the narrowest phone with large text.
    fontSize: `min(${theme.typography.body1.fontSize}, 7vw)`,
    margin: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& a': {
    color: theme.vars.palette.primary.main,
    // Touch targets of 44 px. The padding of inline elements does not move lines.
    '@media (pointer: coarse)': { paddingBlock: 13 },
  },
}));

const renderValue = (value: ReactNode) =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? (
    <Anchor href={value}>{value}</Anchor>
  ) : (
    value
  );

/** A list of names and values, such as dates and a location, or the fields of a stored record. */
export function Facts({ facts, layout = 'column' }: FactsProps) {
  return (
    <List data-layout={layout}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{renderValue(value)}</dd>
          </div>
        ))}
    </List>
  );
}
