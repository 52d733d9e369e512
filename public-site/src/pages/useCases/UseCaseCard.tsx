import { pictureSource } from '@charity-site/api-client';
import type { UseCase } from '@charity-site/api-client/entities';
import { ContentCard, previewText } from '@charity-site/ui-kit';

/** Preview of a use case, linked to its page. */
export function UseCaseCard({ useCase, level = 'h3' }: { useCase: UseCase; level?: 'h2' | 'h3' }) {
  return (
    <ContentCard
      href={`/use-cases/${useCase._id}`}
      title={useCase.title}
      picture={useCase.image ? pictureSource(useCase.image) : null}
      meta={useCase.category}
      text={previewText(useCase.content)}
      level={level}
    />
  );
}
