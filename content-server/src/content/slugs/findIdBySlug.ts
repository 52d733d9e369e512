import { hasPages, isId, itemPagePath, type AnyListing } from '@charity-site/api-client/entities';
import { untyped, type ListRow, type Queryable } from '../../db/database';
import { isSlug } from './slug';

/**
 * Id of the item with this id, current slug or earlier slug; '' if there is none.
 * @param key last segment of a page's path, not validated
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
