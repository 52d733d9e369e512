import { isListing, pictures, type AnyDefinition } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { columnsOf, derivedColumns, nextVersion } from '../../content/rows/rows';
import { findRow } from '../../content/crud/store';
import { moveToTrashIn } from '../../content/trash/moveToTrash';
import {
  untyped,
  selectWholeRows,
  type Database,
  type ListRow,
  type Queryable,
  type Transaction,
} from '../../db/database';
import { inBatches } from '../../db/queries/inBatches';
import { inTransaction, lockRow, lockTable } from '../../db/transaction';
import { recordChange, type Actor } from '../../content/history/recordChange';
import { translationRowId } from '../../content/language/translateRecords';
import { fileId } from '../../content/files/fileNames';
import { addFiles, type NewFile } from './rows';
import { anyLike, CONTENT, otherTables } from './usingTables';

/** A file and its replacement. */
interface Replacement {
  old: string;
  by: Actor | undefined;
  next: NewFile;
}

/** Rows per query: a rich text can have 200,000 characters. */
const BATCH = 20;

const replaceIn = async (
  transaction: Transaction,
  definition: AnyDefinition,
  before: ListRow,
  { old, next, by }: Replacement,
): Promise<void> => {
  const replaced = Object.entries(before).flatMap(([name, value]) =>
    typeof value === 'string' && value.includes(`/uploads/${old}`)
      ? [[name, value.replaceAll(`/uploads/${old}`, `/uploads/${next.file}`)]]
      : [],
  );
  const columns = columnsOf(Object.fromEntries(replaced) as object);
  if (Object.keys(columns).length === 0) return;
  const id = before._id;
  const fields = { ...before, ...columns };
  const changes = {
    ...columns,
    updatedAt: nextVersion(before.updatedAt),
    ...(isListing(definition) && derivedColumns(definition, fields)),
  };
  await untyped<ListRow>(transaction)
    .updateTable(definition.table)
    .set(changes)
    .where('_id', '=', id)
    .execute();
  await recordChange(
    transaction,
    { definition, id, action: 'changed', row: { ...fields, ...changes }, before },
    by,
  );
};

/** Copies the translations of a picture to another one, which keeps those that it has. */
const copyTranslations = async (
  transaction: Queryable,
  from: string,
  to: string,
): Promise<void> => {
  const rows = await transaction
    .selectFrom('translations')
    .selectAll()
    .where('list', '=', pictures.path)
    .where('item', '=', from)
    .execute();
  for (const row of rows)
    await transaction
      .insertInto('translations')
      .values({ ...row, item: to, _id: translationRowId({ ...row, item: to }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/**
 * Replaces a file by a new one in all content and in the person's own autosaves, in one
 * transaction. The new file takes over alternative text and caption in all languages. The old one
 * goes to the trash, because earlier versions and autosaves of others still name it.
 * @returns number of changed items
 */
export const replaceEverywhere = (database: Database, replacement: Replacement): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const { old, next, by } = replacement;
    // Locks against new references to the old file; reads continue.
    for (const { table } of CONTENT) await lockTable(transaction, table);
    await lockRow(transaction, pictures.table, fileId(old));
    const row = await findRow(transaction, pictures, fileId(old));
    await addFiles(transaction, [
      { ...next, alt: String(row?.alt ?? ''), caption: String(row?.caption ?? '') },
    ]);
    await copyTranslations(transaction, fileId(old), fileId(next.file));
    let items = 0;
    for (const definition of CONTENT) {
      const usesFile = anyLike(Object.keys(definition.rules.fields), `%/uploads/${old}%`);
      for await (const row of inBatches(
        selectWholeRows(transaction, definition.table).where(usesFile),
        BATCH,
      )) {
        await replaceIn(transaction, definition, row, replacement);
        items += 1;
      }
    }
    const own = sql`and administrator = ${by?._id ?? ''}`;
    for (const { name, columns } of await otherTables(database))
      for (const column of columns)
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${`/uploads/${old}`}, ${`/uploads/${next.file}`})
          where ${sql.ref(column)} like ${`%/uploads/${old}%`} ${name === 'autosaves' ? own : sql``}`.execute(
          transaction,
        );
    await moveToTrashIn(transaction, pictures, fileId(old), by);
    return items;
  });
