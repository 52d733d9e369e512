import {
  CONTENT_TYPES,
  hasPages,
  itemPagePath,
  type AnyListing,
  type PagedListing,
} from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { untyped, selectWholeRows, type ListRow, type Queryable } from '../../db/database';
import { inBatches } from '../../db/queries/inBatches';
import { slugsFor } from './slug';

/**
 * Claims a path for an item.
 * @returns false if another item has or had the path
 */
const claimPath = async (transaction: Queryable, path: string, item: string): Promise<boolean> => {
  // One statement: it returns the owner of the path, and changes nothing if the path is taken.
  const owner = await transaction
    .insertInto('addresses')
    .values({ path, item, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ path }))
    .returning('item')
    .executeTakeFirstOrThrow();
  return owner.item === item;
};

const firstFree = async (
  transaction: Queryable,
  { pages, ...listed }: PagedListing,
  row: ListRow,
): Promise<string> => {
  const slugs = slugsFor(listed, row);
  // An item keeps its slug while it fits the title. An earlier version wrote some slugs without
  // hyphens.
  const own = String(row.slug);
  const fits = slugs.some((slug) => slug.replaceAll('-', '') === own.replaceAll('-', ''));
  const preferred = fits ? [own, ...slugs] : slugs;
  for (const slug of preferred)
    if (await claimPath(transaction, itemPagePath(pages, { _id: row._id, slug }), row._id))
      return slug;
  return '';
};

/**
 * Claims an item's slug and returns its column, to be stored in the same transaction. A new title
 * gets a new slug; earlier slugs redirect to the item. A draft keeps its slug, so that titles on
 * trial claim none.
 */
export const claimSlug = async (
  transaction: Queryable,
  listed: AnyListing,
  row: ListRow,
): Promise<{ slug: string } | Record<string, never>> => {
  if (!hasPages(listed)) return {};
  if (row.status === 'draft') return { slug: String(row.slug ?? '') };
  return { slug: await firstFree(transaction, listed, row) };
};

/** Deletes the slugs of an erased item. */
export const deleteSlugs = async (transaction: Queryable, item: string): Promise<void> => {
  await transaction.deleteFrom('addresses').where('item', '=', item).execute();
};

/** Items read at once. */
const BATCH = 200;

/** Condition of rows whose current path is not stored. */
const lacksPath = ({ table, pages }: PagedListing) => sql<boolean>`not exists (
  select 1 from ${sql.table('addresses')}
  where addresses.item = ${sql.ref(`${table}._id`)} and addresses.path = ${`${pages}/`} || ${sql.ref(`${table}.slug`)})`;

/** Claims slugs for items whose slug is empty or not stored, after the import of an archive. */
export const addMissingSlugs = async (transaction: Queryable): Promise<void> => {
  for (const listed of CONTENT_TYPES.filter(hasPages)) {
    const { table } = listed;
    for await (const row of inBatches(
      selectWholeRows(transaction, table).where(lacksPath(listed)),
      BATCH,
    )) {
      const column = await claimSlug(transaction, listed, row);
      if (column.slug !== row.slug)
        await untyped<ListRow>(transaction)
          .updateTable(table)
          .set(column)
          .where('_id', '=', row._id)
          .execute();
    }
  }
};
