import {
  definitionAt,
  isListing,
  LISTINGS,
  type AnyDefinition,
  type AnyListing,
} from '@charity-site/api-client/entities';
import type { Transaction } from 'kysely';
import { freeAddresses, takeAddress } from '../addresses/takeAddress';
import {
  byName,
  type Database,
  type ListRow,
  type SingletonRow,
  type Tables,
  type TranslationRow,
  type Writer,
} from '../db/database';
import { lockRow, lockTable } from '../db/locks';
import { inTransaction } from '../db/transaction';
import { forgetFields } from '../history/forget';
import { recordChange, type Actor } from '../history/recordChange';
import { HttpError } from '../httpError';
import { forgetTextsOf } from '../keptTexts/forgetTexts';
import { releaseFiles } from '../pictures/library/eraseFiles';
import { putTranslations, takeTranslations } from '../translations/trashedTranslations';
import { publicationAfterTrash } from './publishing';
import { derivedColumns, newId } from './rows';

/** How long a deleted item can be restored: 30 days, in ms. */
const LIFE = 30 * 24 * 60 * 60 * 1000;

/** What the trash keeps of a deleted item or singleton. */
export interface Binned {
  item: ListRow;
  dependants: ListRow[];
  /** Left out by earlier versions of this program. */
  translations?: TranslationRow[];
}

/** The list whose items have this list's items as owners, if there is one. */
const dependantsOf = ({ path }: AnyListing): { list: string; table: string; by: string } | undefined => {
  const found = LISTINGS.find(({ owner }) => owner?.of.path === path);
  return found?.owner && { list: found.path, table: found.table, by: found.owner.by };
};

/** Deletes the row of an item or singleton. @returns the row; undefined when there was none */
const takeRow = (transaction: Writer, { table }: AnyDefinition, id: string): Promise<ListRow | undefined> =>
  byName<ListRow>(transaction)
    .deleteFrom(table)
    .where('_id', '=', id)
    .returningAll()
    .$castTo<ListRow>()
    .executeTakeFirst();

const bin = (transaction: Writer, _id: string, list: string, rows: Binned) =>
  transaction
    .insertInto('trash')
    .values({ _id, list, rows: JSON.stringify(rows), deletedAt: new Date().toISOString() })
    .execute();

/** Moves an item with its child rows into the trash, in the caller's transaction. @returns whether the item existed */
export const binItem = async (
  transaction: Transaction<Tables>,
  listing: AnyListing,
  id: string,
  by?: Actor,
): Promise<boolean> => {
  const rowsOf = byName<ListRow>(transaction);
  const kind = dependantsOf(listing);
  // Locked first, so that a child row added at the same time is either included or refused.
  if (kind) await lockRow(transaction, listing.table, id);
  const dependants = kind
    ? await rowsOf.deleteFrom(kind.table).where(kind.by, '=', id).returningAll().$castTo<ListRow>().execute()
    : [];
  const item = await takeRow(transaction, listing, id);
  if (!item) return false;
  const translations = await takeTranslations(transaction, listing, id);
  await bin(transaction, id, listing.path, { item, dependants, translations });
  await recordChange(transaction, { definition: listing, id, action: 'deleted', row: item }, by);
  return true;
};

/** Moves an item with its child rows into the trash. @returns whether the item existed */
export const moveToTrash = (database: Database, listing: AnyListing, id: string, by?: Actor): Promise<boolean> =>
  inTransaction(database, (transaction) => binItem(transaction, listing, id, by));

/** Moves a singleton into the trash. @returns its id there; undefined when it was not set */
export const moveSingletonToTrash = async (
  database: Database,
  singleton: AnyDefinition,
  key: string,
  by?: Actor,
): Promise<string | undefined> =>
  inTransaction(database, async (transaction) => {
    const row = await takeRow(transaction, singleton, key);
    if (!row) return undefined;
    const id = newId();
    const translations = await takeTranslations(transaction, singleton, key);
    // Its key is no id of its own: it can be deleted twice.
    await bin(transaction, id, singleton.path, { item: row, dependants: [], translations });
    await recordChange(transaction, { definition: singleton, id: key, action: 'deleted', row }, by);
    return id;
  });

/** Throws a 409 when the item's owner does not exist. */
const requireOwner = async (
  transaction: Transaction<Tables>,
  { owner, item }: AnyListing,
  row: ListRow,
): Promise<void> => {
  if (!owner) return;
  const ownerId = String(row[owner.by]);
  await lockRow(transaction, owner.of.table, ownerId);
  const found = await byName<ListRow>(transaction)
    .selectFrom(owner.of.table)
    .select('_id')
    .where('_id', '=', ownerId)
    .executeTakeFirst();
  if (found) return;
  const [name, part] = [owner.of.item.toLowerCase(), item.toLowerCase()];
  throw new HttpError(409, `The ${name} of this ${part} was deleted. Restore the ${name} first.`);
};

const restoreItem = async (transaction: Transaction<Tables>, listing: AnyListing, { item, dependants }: Binned) => {
  await requireOwner(transaction, listing, item);
  const rowsOf = byName<ListRow>(transaction);
  // Derived again, because an older version of this program may have deleted the item.
  const row: ListRow = {
    ...item,
    ...derivedColumns(listing, item),
    ...(await takeAddress(transaction, listing, item)),
  };
  await rowsOf.insertInto(listing.table).values(row).execute();
  const kind = dependantsOf(listing);
  if (kind) for (const row of dependants) await rowsOf.insertInto(kind.table).values(row).execute();
};

/** Throws a 409 when the singleton was set again since. */
const restoreSingleton = async (
  transaction: Transaction<Tables>,
  { table, item: name }: AnyDefinition,
  item: SingletonRow,
): Promise<void> => {
  await lockTable(transaction, table);
  const rowsOf = byName<SingletonRow>(transaction);
  const present = await rowsOf.selectFrom(table).select('_id').where('_id', '=', item._id).executeTakeFirst();
  if (present)
    throw new HttpError(409, `There is another ${name.toLowerCase()} now. Delete it first, then restore this one.`);
  await rowsOf.insertInto(table).values(item).execute();
};

/**
 * Restores an item of the trash with its child rows; undefined when it is not there. Throws a 409 when its owner does not exist
 * or a singleton was set again; the item then stays in the trash.
 */
export const restoreFromTrash = async (
  database: Database,
  definition: AnyDefinition,
  id: string,
  by?: Actor,
): Promise<ListRow | undefined> => {
  return inTransaction(database, async (transaction) => {
    const binned = await transaction
      .deleteFrom('trash')
      .where('_id', '=', id)
      .where('list', '=', definition.path)
      .returning(['rows', 'deletedAt'])
      .executeTakeFirst();
    if (!binned) return undefined;
    const kept = JSON.parse(binned.rows) as Binned;
    if (isListing(definition)) Object.assign(kept.item, publicationAfterTrash(definition, kept.item, binned.deletedAt));
    await (isListing(definition)
      ? restoreItem(transaction, definition, kept)
      : restoreSingleton(transaction, definition, kept.item));
    await putTranslations(transaction, definition, kept.translations ?? []);
    await recordChange(transaction, { definition, id: kept.item._id, action: 'restored', row: kept.item }, by);
    return kept.item;
  });
};

/** An entry of the trash with the deleted row. */
export interface TrashEntry {
  _id: string;
  list: string;
  deletedAt: string;
  /** When it is erased for good. */
  erasedAt: string;
  item: ListRow;
}

/** One page of the trash, the last deleted first, and the number of entries. */
export const readTrash = async (
  database: Database,
  { page, limit }: { page: number; limit: number },
  lists?: readonly string[],
): Promise<{ entries: TrashEntry[]; totalItems: number }> => {
  const visible = lists ? database.selectFrom('trash').where('list', 'in', lists) : database.selectFrom('trash');
  const { count } = await visible.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  // The ids come from an index, which does not hold the deleted rows (decision 0056).
  const ids = visible
    .select('_id')
    .orderBy('deletedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await database
    .selectFrom('trash')
    .selectAll()
    .where('_id', 'in', ids)
    .orderBy('deletedAt', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  const entries = rows.map(({ rows, ...entry }) => ({
    ...entry,
    erasedAt: new Date(Date.parse(entry.deletedAt) + LIFE).toISOString(),
    item: (JSON.parse(rows) as Binned).item,
  }));
  return { entries, totalItems: Number(count) };
};

/** Which entries of the trash are erased. */
interface Erased {
  /** One entry; all that match by default. */
  id?: string;
  /** Those that were deleted before this time, UTC ISO 8601. */
  before?: string;
}

/**
 * Erases entries of the trash for good, together with the earlier versions of the items and their names in the history.
 * @returns how many were erased
 */
export const erase = async (database: Database, { id, before }: Erased, by?: Actor): Promise<number> =>
  inTransaction(database, async (transaction) => {
    let removal = transaction.deleteFrom('trash').returningAll();
    if (id !== undefined) removal = removal.where('_id', '=', id);
    if (before !== undefined) removal = removal.where('deletedAt', '<', before);
    const erased = await removal.execute();
    await releaseFiles(
      transaction,
      erased.map(({ rows }) => rows),
    );
    for (const { list, rows } of erased) {
      const { item, dependants } = JSON.parse(rows) as Binned;
      const definition = definitionAt(list);
      // The history of a singleton belongs to what is set now, too.
      if (!definition || !isListing(definition)) continue;
      await freeAddresses(transaction, item._id);
      await forgetFields(transaction, list, item._id);
      await forgetTextsOf(transaction, list, item._id);
      const kind = dependantsOf(definition);
      if (kind) for (const { _id } of dependants) await forgetFields(transaction, kind.list, _id);
      await recordChange(transaction, { definition, id: item._id, action: 'erased', row: {} }, by);
    }
    return erased.length;
  });

/** Erases what was deleted more than 30 days ago. */
export const emptyOldTrash = async (database: Database, now = new Date()): Promise<void> => {
  await erase(database, { before: new Date(now.getTime() - LIFE).toISOString() });
};
