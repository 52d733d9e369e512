import { pictureSource, type CardAt } from '@charity-site/api-client';
import { ContentCard } from '@charity-site/ui-kit';

/** Preview of a use case, linked to its page. */
export function UseCaseCard({ useCase, level = 'h3' }: { useCase: CardAt<'use-cases'>; level?: 'h2' | 'h3' }) {
  return (
    <ContentCard
      href={`/use-cases/${useCase._id}`}
      title={useCase.title}
      picture={useCase.image ? pictureSource(useCase.image, useCase.imageAlt, useCase.imageFocus) : null}
      meta={useCase.category}
      text={useCase.excerpt}
      level={level}
    />
  );
}
