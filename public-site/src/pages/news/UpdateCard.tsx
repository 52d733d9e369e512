import { pictureSource, type CardAt } from '@charity-site/api-client';
import { ContentCard } from '@charity-site/ui-kit';
import { formatDate } from '../../dates/format';

/** Preview of an update, linked to its page. */
export function UpdateCard({ update, level = 'h3' }: { update: CardAt<'updates'>; level?: 'h2' | 'h3' }) {
  return (
    <ContentCard
      href={`/updates/${update._id}`}
      title={update.title}
      picture={update.image ? pictureSource(update.image, update.imageAlt, update.imageFocus) : null}
      meta={<time dateTime={update.date}>{formatDate(update.date)}</time>}
      text={update.excerpt}
      level={level}
    />
  );
}
