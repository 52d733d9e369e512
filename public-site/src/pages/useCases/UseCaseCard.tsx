import { pictureSource, type CardAt } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { ContentCard, type ContentCardProps } from '@charity-site/ui-kit';
import { langOf } from '../../page/langOf';

type Look = Pick<ContentCardProps, 'level' | 'layout'>;

/** Preview of a use case, linked to its page. */
export function UseCaseCard({ useCase, level = 'h3', layout }: { useCase: CardAt<'use-cases'> } & Look) {
  return (
    <ContentCard
      href={itemPagePath('/use-cases', useCase)}
      title={useCase.title}
      lang={langOf(useCase, 'title', 'excerpt')}
      picture={useCase.image ? pictureSource(useCase.image, useCase.imageAlt, useCase.imageFocus) : null}
      meta={t(useCase.category)}
      text={useCase.excerpt}
      level={level}
      layout={layout}
    />
  );
}
