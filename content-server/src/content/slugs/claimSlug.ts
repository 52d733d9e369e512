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
 * Takes a path for an item.
 * @returns whether it is the item's now; false when another item has or had it
 */
const take = async (transaction: Queryable, path: string, item: string): Promise<boolean> => {
  // One statement: at a path that is taken, it changes nothing and answers whose it is.
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
  // An item keeps the slug that it has for as long as it fits its title; an earlier version wrote
  // some without hyphens.
  const own = String(row.slug);
  const fits = slugs.some((slug) => slug.replaceAll('-', '') === own.replaceAll('-', ''));
  const preferred = fits ? [own, ...slugs] : slugs;
  for (const slug of preferred)
    if (await take(transaction, itemPagePath(pages, { _id: row._id, slug }), row._id)) return slug;
  return '';
};

/**
 * The column of an item's address, to be stored with the item in the same transaction. A new title
 * gives a new address; the earlier ones stay the item's and lead to it. A draft keeps what it has,
 * so that titles on trial take no addresses.
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

/** Frees the addresses of an item that is erased for good. */
export const deleteSlugs = async (transaction: Queryable, item: string): Promise<void> => {
  await transaction.deleteFrom('addresses').where('item', '=', item).execute();
};

/** Items read at once. */
const BATCH = 200;

/** The rows whose path is not stored as theirs. */
const lacksAddress = ({ table, pages }: PagedListing) => sql<boolean>`not exists (
  select 1 from ${sql.table('addresses')}
  where addresses.item = ${sql.ref(`${table}._id`)} and addresses.path = ${`${pages}/`} || ${sql.ref(`${table}.slug`)})`;

/**
 * Gives an address to each item that has none, or whose address is not among the stored ones, after
 * an archive was read.
 */
export const addMissingSlugs = async (transaction: Queryable): Promise<void> => {
  for (const listed of CONTENT_TYPES.filter(hasPages)) {
    const { table } = listed;
    for await (const row of inBatches(
      selectWholeRows(transaction, table).where(lacksAddress(listed)),
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
