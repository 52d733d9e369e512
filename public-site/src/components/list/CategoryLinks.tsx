import { t } from '@charity-site/api-client/http';
import { ChipLinks } from './ChipLinks';
import { listQueryString } from './usePageNumber';

export interface CategoryLinksProps {
  path: string;
  categories: readonly string[];
  /** The category shown; undefined for all. */
  category: string | undefined;
}

/** Links to the categories of a list. */
export function CategoryLinks({ path, categories, category }: CategoryLinksProps) {
  const link = (label: string, of?: string) => ({
    label: t(label),
    href: path + listQueryString({ page: 1, category: of }),
    isCurrent: of === category,
  });
  return (
    <ChipLinks
      label={t('Categories')}
      links={[link('All'), ...categories.map((one) => link(one, one))]}
    />
  );
}
