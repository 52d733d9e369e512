import { hasPages, isId, itemPagePath, type AnyListing } from '@charity-site/api-client/entities';
import { untyped, type ListRow, type Queryable } from '../../db/database';
import { isSlug } from './slug';

/**
 * The id of the item with an id, or with a slug that it has or once had; '' when there is none.
 * @param key the last part of a page's address, as a visitor gave it
 */
export const findIdBySlug = async (
  database: Queryable,
  listed: AnyListing,
  key: string,
): Promise<string> => {
  if (isId(key)) return key;
  if (!hasPages(listed) || !isSlug(key)) return '';
  const current = await untyped<ListRow>(database)
    .selectFrom(listed.table)
    .select('_id')
    .where('slug', '=', key)
    .executeTakeFirst();
  if (current) return String(current._id);
  const earlier = await database
    .selectFrom('addresses')
    .select('item')
    .where('path', '=', itemPagePath(listed.pages, { _id: key }))
    .executeTakeFirst();
  return earlier?.item ?? '';
};
