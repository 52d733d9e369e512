import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '@charity-site/api-client/http';
import { ChipLinks } from './ChipLinks';
import { listSearch } from './usePageNumber';

const Intro = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: '62ch',
  margin: 0,
  // The links below, which keep the cards at a distance, are not printed.
  '@media print': { marginBottom: 24 },
}));

export interface ListTopProps {
  /** Introduction to the items, in one line. */
  children: ReactNode;
  path: string;
  categories: readonly string[];
  /** The category shown; undefined for all. */
  category: string | undefined;
}

/** The start of a list: what its items are, and links to its categories. */
export function ListTop({ children, path, categories, category }: ListTopProps) {
  const link = (label: string, of?: string) => ({
    label: t(label),
    href: path + listSearch({ page: 1, category: of }),
    isCurrent: of === category,
  });
  return (
    <>
      <Intro>{children}</Intro>
      <ChipLinks label={t('Categories')} links={[link('All'), ...categories.map((one) => link(one, one))]} />
    </>
  );
}
