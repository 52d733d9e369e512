import { useQuery } from '@tanstack/react-query';
import { useCasesQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { USE_CASE_CATEGORIES } from '@charity-site/api-client/entities';
import { Section } from '@charity-site/ui-kit';
import { ListTop } from '../../data/ListTop';
import { PagedCards } from '../../data/PagedCards';
import { useListAsked } from '../../data/usePageNumber';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { UseCaseCard } from './UseCaseCard';

/** Title and description of the page. */
export const head = bannerHead('use-cases');

/** All use cases, newest first. */
export function UseCasesPage() {
  const asked = useListAsked(USE_CASE_CATEGORIES);
  const query = useQuery(useCasesQuery(asked));
  return (
    <>
      <Hero page="use-cases" shows={query.data?.items} />
      <Section aria-label={t('Use cases')}>
        <ListTop path="/use-cases" categories={USE_CASE_CATEGORIES} category={asked.category}>
          {t(
            'Each use case explains one tool or way of working, and how it is put to use, so that others can do the same.',
          )}
        </ListTop>
        <PagedCards
          query={query}
          failure="Failed to fetch use cases."
          none="No use cases found"
          label="Pages of use cases"
          category={asked.category}
          lead
          card={(useCase, layout) => <UseCaseCard useCase={useCase} level="h2" layout={layout} />}
        />
      </Section>
    </>
  );
}
