import {
  publicationState,
  type ListState,
  type Publication,
  type ReviewState,
} from '@charity-site/api-client/entities';
import type { ContentWords } from '../../../shared/lists/contentWords';
import { formatDateTime, formatInstant } from '../../../shared/site/time';

/** Labels of the states in a list's filter. */
export const STATE_LABELS: Record<ListState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
  review: 'Waiting for review',
};

/** Label of an item that is not published; undefined for a published one. */
const publicationStatusLabel = (item: Partial<Publication>): string | undefined =>
  ({
    draft: 'Draft',
    scheduled: `Scheduled for ${formatDateTime(item.publishAt ?? '')}`,
    published: undefined,
    ended: 'Ended',
  })[publicationState(item)];

/** Label on the card of an item that is not published or has a review; undefined for others. */
export const statusLabel = (item: Partial<Publication> & ReviewState): string | undefined =>
  [publicationStatusLabel(item), item.review && STATE_LABELS.review, item.sentBack && 'Sent back']
    .filter(Boolean)
    .join(' · ') || undefined;

/** Sentence about an item's visibility in its form; undefined for a published one. */
export const publicationStatusText = (item: Partial<Publication>): string | undefined =>
  ({
    draft: 'This is a draft. Visitors do not see it.',
    scheduled: `Visitors see it from ${formatInstant(item.publishAt ?? '')}.`,
    published: undefined,
    ended: `It ended: ${formatInstant(item.visibleUntil ?? '')}. Visitors no longer see it.`,
  })[publicationState(item)];

/**
 * The message after a save.
 * @param before the publication before the save; undefined for a new item
 */
export const savedText = (
  { item, added, updated }: Pick<ContentWords, 'item' | 'added' | 'updated'>,
  before: Partial<Publication> | undefined,
  after: Partial<Publication>,
): string => {
  const [old, now] = [before && publicationState(before), publicationState(after)];
  if (now === 'scheduled' && before?.publishAt !== after.publishAt)
    return `${item} scheduled for ${formatInstant(after.publishAt ?? '')}.`;
  if (now === 'draft' && old === 'published')
    return `${item} unpublished. Visitors no longer see it.`;
  if (now === 'draft') return `${item} saved as a draft. Visitors do not see it.`;
  if (now === 'ended') return `${item} saved. It has ended: visitors no longer see it.`;
  if (before && old !== 'published') return `${item} published successfully!`;
  return before ? updated : added;
};
