import { CONTENT_TYPES, hasPages, itemPagePath } from '@charity-site/api-client/entities';
import { rowsFor } from '../rows/publishing';
import { untyped, type Database, type ListRow } from '../../db/database';
import { findIdBySlug } from './findIdBySlug';

const PAGED = CONTENT_TYPES.filter(hasPages);

/**
 * Current path of the item that a path names by id or earlier slug; undefined if it is the same
 * path.
 */
export const currentPathOf = async (
  database: Database,
  path: string,
): Promise<string | undefined> => {
  const [, folder = '', key = '', ...rest] = path.split('/');
  const listed = PAGED.find(({ pages }) => pages === `/${folder}`.toLowerCase());
  if (!listed || key === '' || rest.some((part) => part !== '')) return undefined;
  const id = await findIdBySlug(database, listed, key.toLowerCase());
  if (id === '') return undefined;
  // The slug alone: a row can hold 200,000 characters of rich text.
  let query = untyped<ListRow>(database)
    .selectFrom(listed.table)
    .select('slug')
    .where('_id', '=', id);
  const readable = rowsFor(listed);
  if (readable) query = query.where(readable);
  const slug = String((await query.executeTakeFirst())?.slug ?? '');
  return slug === '' || slug === key ? undefined : itemPagePath(listed.pages, { _id: id, slug });
};
