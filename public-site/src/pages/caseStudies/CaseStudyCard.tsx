import { pictureSource, type CardAt } from '@charity-site/api-client';
import { ContentCard } from '@charity-site/ui-kit';

/** Preview of a case study, linked to its page. */
export function CaseStudyCard({ study, level = 'h3' }: { study: CardAt<'case-studies'>; level?: 'h2' | 'h3' }) {
  return (
    <ContentCard
      href={`/case-studies/${study._id}`}
      title={study.title}
      picture={study.image ? pictureSource(study.image, study.imageAlt, study.imageFocus) : null}
      meta={study.category}
      text={study.excerpt}
      level={level}
    />
  );
}
