import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { listSearch } from './usePageNumber';

const Intro = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, maxWidth: '62ch', margin: 0 }));

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0 clamp(1.25rem, 2.5vw, 2rem)',
  padding: 0,
  listStyle: 'none',
  '@media print': { display: 'none' },
});

const Chip = styled(Anchor)(({ theme }) => ({
  display: 'inline-block',
  padding: '8px 16px',
  borderRadius: 999,
  border: `1.5px solid ${theme.vars.palette.kit.line}`,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  ...theme.typography.body2,
  fontWeight: 600,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

export interface ListTopProps {
  /** What the items are, in one line. */
  children: ReactNode;
  path: string;
  categories: readonly string[];
  /** The category shown; undefined for all. */
  category: string | undefined;
}

/** The start of a list: what its items are, and links to its categories. */
export function ListTop({ children, path, categories, category }: ListTopProps) {
  const chip = (label: string, of?: string) => (
    <li key={label}>
      <Chip href={path + listSearch({ page: 1, category: of })} aria-current={of === category || undefined}>
        {label}
      </Chip>
    </li>
  );
  return (
    <>
      <Intro>{children}</Intro>
      <nav aria-label="Categories">
        <Chips>
          {chip('All')}
          {categories.map((one) => chip(one, one))}
        </Chips>
      </nav>
    </>
  );
}
