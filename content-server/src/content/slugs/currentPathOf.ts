import {
  CONTENT_TYPES,
  hasPages,
  itemPagePath,
  publicationState,
  PUBLISHED,
  withoutEnd,
} from '@charity-site/api-client/entities';
import { isPublic } from '../rows/publishing';
import { untyped, type ColumnValue, type Database, type ListRow } from '../../db/database';
import { findIdBySlug } from './findIdBySlug';

const PAGED = CONTENT_TYPES.filter(hasPages);

/** The item whose page has a path (by id, slug or earlier slug), in any state. */
const itemAt = async (database: Database, path: string) => {
  const trimmed = withoutEnd(path, /\//);
  const end = trimmed.lastIndexOf('/');
  const key = trimmed.slice(end + 1);
  const listed = PAGED.find(({ pages }) => pages === trimmed.slice(0, end).toLowerCase());
  if (!listed || key === '') return undefined;
  const id = await findIdBySlug(database, listed, key.toLowerCase());
  if (id === '') return undefined;
  const row = await untyped<ListRow>(database)
    .selectFrom(listed.table)
    // Not the whole row, which can hold 200,000 characters of rich text.
    .select(['slug', ...(listed.publishing ? Object.keys(PUBLISHED) : [])])
    .$castTo<Record<string, ColumnValue>>()
    .where('_id', '=', id)
    .executeTakeFirst();
  return row && { listed, id, key, row };
};

/**
 * Current path of the item that a path names by id or earlier slug; undefined if it is the same
 * path.
 */
export const currentPathOf = async (
  database: Database,
  path: string,
): Promise<string | undefined> => {
  const found = await itemAt(database, path);
  if (!found || !isPublic(found.listed, found.row)) return undefined;
  const slug = String(found.row.slug);
  if (slug === '' || slug === found.key) return undefined;
  return itemPagePath(found.listed.pages, { _id: found.id, slug });
};

/** True if a path is the page of an item that has ended. */
export const hasEndedAt = async (database: Database, path: string): Promise<boolean> => {
  const found = await itemAt(database, path);
  return found !== undefined && publicationState(found.row) === 'ended';
};

/** True if a path is the page of an item in any state, also by id or earlier slug. */
export const hasItemAt = async (database: Database, path: string): Promise<boolean> =>
  (await itemAt(database, path)) !== undefined;
