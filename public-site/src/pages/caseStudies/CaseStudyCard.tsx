import { pictureSource } from 'api-client';
import type { CaseStudy } from 'api-client/entities';
import { ContentCard, previewText } from 'ui-kit';

/** A case study and the way to it. */
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
