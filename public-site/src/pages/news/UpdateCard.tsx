import { pictureSource } from '@charity-site/api-client';
import type { Update } from '@charity-site/api-client/entities';
import { ContentCard, previewText } from '@charity-site/ui-kit';
import { formatDate } from '../../dates/format';

/** Preview of an update, linked to its page. */
export function UpdateCard({ update, level = 'h3' }: { update: Update; level?: 'h2' | 'h3' }) {
  return (
    <ContentCard
      href={`/updates/${update._id}`}
      title={update.title}
      picture={update.image ? pictureSource(update.image) : null}
      meta={<time dateTime={update.date}>{formatDate(update.date)}</time>}
      text={previewText(update.description)}
      level={level}
    />
  );
}
