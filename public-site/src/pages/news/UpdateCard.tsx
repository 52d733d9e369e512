import { pictureSource, type PublicCardAt } from '@charity-site/api-client';
import { itemPagePath } from '@charity-site/api-client/entities';
import { ContentCard, type ContentCardProps } from '@charity-site/ui-kit';
import { formatDate } from '../../dates/format';
import { langOf } from '../../components/langOf';

type CardOptions = Pick<ContentCardProps, 'level' | 'layout'>;

/** Preview of an update, linked to its page. */
export function UpdateCard({
  update,
  level = 'h3',
  layout,
}: { update: PublicCardAt<'updates'> } & CardOptions) {
  return (
    <ContentCard
      href={itemPagePath('/updates', update)}
      title={update.title}
      lang={langOf(update, 'title', 'excerpt')}
      picture={
        update.image ? pictureSource(update.image, update.imageAlt, update.imageFocus) : null
      }
      meta={<time dateTime={update.date}>{formatDate(update.date)}</time>}
      text={update.excerpt}
      level={level}
      layout={layout}
    />
  );
}
