import {
  publicationState,
  publicPath,
  type AnyContentType,
  type Publication,
} from '@charity-site/api-client/entities';
import type { ListItem } from '@charity-site/ui-kit';

/** Link to the page that shows an item; undefined if visitors do not see it. */
export const publicLink = (
  type: AnyContentType,
  item: Partial<Publication> & { _id: string },
): ListItem['link'] => {
  const href = publicPath(type, item);
  return href !== undefined && publicationState(item) === 'published'
    ? { href, text: 'View on the site' }
    : undefined;
};
