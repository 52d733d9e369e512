import { pictureSource, type CardAt } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { ContentCard, type ContentCardProps } from '@charity-site/ui-kit';
import { langOf } from '../../page/langOf';

type Look = Pick<ContentCardProps, 'level' | 'layout'>;

/** Preview of a case study, linked to its page. */
export function CaseStudyCard({ study, level = 'h3', layout }: { study: CardAt<'case-studies'> } & Look) {
  return (
    <ContentCard
      href={itemPagePath('/case-studies', study)}
      title={study.title}
      lang={langOf(study, 'title', 'excerpt')}
      picture={study.image ? pictureSource(study.image, study.imageAlt, study.imageFocus) : null}
      meta={t(study.category)}
      text={study.excerpt}
      level={level}
      layout={layout}
    />
  );
}
