import { useQuery } from '@tanstack/react-query';
import { useCasesQuery } from '@charity-site/api-client';
import { Section } from '@charity-site/ui-kit';
import { PagedCards } from '../../data/PagedCards';
import { PUBLIC_PAGE_SIZE, usePageNumber } from '../../data/usePageNumber';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { UseCaseCard } from './UseCaseCard';

/** Title and description of the page. */
export const head = bannerHead('use-cases');

/** All use cases, newest first. */
export function UseCasesPage() {
  const page = usePageNumber();
  return (
    <>
      <Hero page="use-cases" />
      <Section aria-label="Use cases">
        <PagedCards
          query={useQuery(useCasesQuery({ page, limit: PUBLIC_PAGE_SIZE }))}
          failure="Failed to fetch use cases."
          none="No use cases found"
          label="Pages of use cases"
          card={(useCase) => <UseCaseCard useCase={useCase} level="h2" />}
        />
      </Section>
    </>
  );
}
