import { useQuery } from '@tanstack/react-query';
import { caseStudiesQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { CardGrid } from '@charity-site/ui-kit';
import { CardSkeletons } from '../../components/list/CardSkeletons';
import { QueryView } from '../../components/list/QueryView';
import { TitledSection } from '../../components/TitledSection';
import { ArticleCard } from '../articles/ArticleCard';
import { HOME_PREVIEW } from './preview';

/** The first three case studies. */
export function CaseStudiesPreview() {
  const studies = useQuery(caseStudiesQuery(HOME_PREVIEW));
  return (
    <TitledSection
      heading={t('Case Studies')}
      intro={t('What changed, for whom, and how: told by the people it happened to.')}
      action={{ href: '/case-studies', label: t('All case studies') }}
    >
      <QueryView
        query={studies}
        skeleton={<CardSkeletons count={HOME_PREVIEW.limit} layout="rowOnPhones" />}
        failure="Failed to fetch case studies."
        empty="No case studies found"
      >
        {({ items }) => (
          <CardGrid>
            {items.map((study) => (
              <ArticleCard key={study._id} of="case-studies" article={study} layout="rowOnPhones" />
            ))}
          </CardGrid>
        )}
      </QueryView>
    </TitledSection>
  );
}
