import { pictureSource } from '@charity-site/api-client';
import type { CaseStudy } from '@charity-site/api-client/entities';
import { ContentCard, previewText } from '@charity-site/ui-kit';

/** Preview of a case study, linked to its page. */
export function CaseStudyCard({ study, level = 'h3' }: { study: CaseStudy; level?: 'h2' | 'h3' }) {
  return (
    <ContentCard
      href={`/case-studies/${study._id}`}
      title={study.title}
      picture={study.image ? pictureSource(study.image) : null}
      meta={study.category}
      text={previewText(study.content)}
      level={level}
    />
  );
}
