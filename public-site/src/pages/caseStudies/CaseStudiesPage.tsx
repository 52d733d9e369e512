import { useQuery } from '@tanstack/react-query';
import { caseStudiesQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { CASE_STUDY_CATEGORIES } from '@charity-site/api-client/entities';
import { Section } from '@charity-site/ui-kit';
import { ListTop } from '../../data/ListTop';
import { PagedCards } from '../../data/PagedCards';
import { useListAsked } from '../../data/usePageNumber';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { CaseStudyCard } from './CaseStudyCard';

/** Title and description of the page. */
export const head = bannerHead('case-studies');

/** All case studies, newest first. */
export function CaseStudiesPage() {
  const asked = useListAsked(CASE_STUDY_CATEGORIES);
  const query = useQuery(caseStudiesQuery(asked));
  return (
    <>
      <Hero page="case-studies" shows={query.data?.items} />
      <Section aria-label={t('Case studies')}>
        <ListTop path="/case-studies" categories={CASE_STUDY_CATEGORIES} category={asked.category}>
          {t(
            'Each case study follows one family, group or village: what was hard, what was done, and what has changed since.',
          )}
        </ListTop>
        <PagedCards
          query={query}
          failure="Failed to fetch case studies."
          none="No case studies found"
          label="Pages of case studies"
          category={asked.category}
          lead
          card={(study, layout) => <CaseStudyCard study={study} level="h2" layout={layout} />}
        />
      </Section>
    </>
  );
}
