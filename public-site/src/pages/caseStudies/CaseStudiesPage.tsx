import { useQuery } from '@tanstack/react-query';
import { caseStudiesQuery } from '@charity-site/api-client';
import { Section } from '@charity-site/ui-kit';
import { PagedCards } from '../../data/PagedCards';
import { PUBLIC_PAGE_SIZE, usePageNumber } from '../../data/usePageNumber';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { CaseStudyCard } from './CaseStudyCard';

/** Title and description of the page. */
export const head = bannerHead('case-studies');

/** All case studies, newest first. */
export function CaseStudiesPage() {
  const page = usePageNumber();
  return (
    <>
      <Hero page="case-studies" />
      <Section aria-label="Case studies">
        <PagedCards
          query={useQuery(caseStudiesQuery({ page, limit: PUBLIC_PAGE_SIZE }))}
          failure="Failed to fetch case studies."
          none="No case studies found"
          label="Pages of case studies"
          card={(study) => <CaseStudyCard study={study} level="h2" />}
        />
      </Section>
    </>
  );
}
