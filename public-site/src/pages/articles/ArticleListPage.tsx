import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { Section } from '@charity-site/ui-kit';
import { CategoryLinks } from '../../components/list/CategoryLinks';
import { PagedCards, type PagedCardsProps } from '../../components/list/PagedCards';
import { useListParams } from '../../components/list/usePageNumber';
import { Hero } from '../../components/Hero';
import { ArticleCard } from './ArticleCard';
import type { ArticlePath } from './articlePath';

interface ArticleListPageProps extends Pick<PagedCardsProps<never>, 'failure' | 'none' | 'label'> {
  of: ArticlePath;
  categories: readonly string[];
  /** Accessible name of the list. */
  name: string;
}

/** All case studies or use cases, newest first, by category. */
export function ArticleListPage({ of, categories, name, ...texts }: ArticleListPageProps) {
  const params = useListParams(categories);
  const query = useQuery(contentQuery(of, params));
  return (
    <>
      <Hero page={of} shows={query.data?.items} />
      <Section aria-label={t(name)}>
        <CategoryLinks path={`/${of}`} categories={categories} category={params.category} />
        <PagedCards
          {...texts}
          query={query}
          category={params.category}
          lead
          card={(article, layout) => (
            <ArticleCard of={of} article={article} level="h2" layout={layout} />
          )}
        />
      </Section>
    </>
  );
}
