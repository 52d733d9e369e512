import { pictures } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { eraseFields } from '../../content/history/recordChange';
import type { Database, Tables, Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { WITHDRAWN, withoutPictures } from '../../db/withdrawnPictures';
import { attemptAll } from '../../process/attemptAll';
import type { FileStore } from '../files/fileStore';
import { allTables } from '../library/usingTables';
import { eraseFiles, hideFiles, undoLimit } from './withdraw';

type Withdrawn = Tables[typeof WITHDRAWN];

/** Removes the addresses of a picture from all stored texts. */
const eraseUses = async (
  database: Database,
  transaction: Transaction,
  hash: string,
): Promise<void> => {
  const stored = transaction.withoutPlugins();
  const hashes = new Set([hash]);
  for (const { name, columns } of await allTables(database))
    for (const column of columns) {
      const [table, field] = [sql.table(name), sql.ref(column)];
      const { rows } = await sql<{ text: string }>`
        select distinct ${field} as text from ${table} where ${field} like ${`%/uploads/${hash}-%`}`.execute(
        stored,
      );
      for (const { text } of rows)
        await sql`update ${table} set ${field} = ${withoutPictures(text, hashes)}
          where ${field} = ${text}`.execute(stored);
    }
};

/** Erases the entry of a picture in library and trash, its translations, and its history. */
const eraseEntry = async (
  transaction: Transaction,
  { hash, picture }: Withdrawn,
): Promise<void> => {
  const named = `%"file":"${hash}-%`;
  const file = `${hash}-%`;
  const listed = await transaction
    .deleteFrom(pictures.table)
    .where('file', 'like', file)
    .returning('_id')
    .execute();
  const changed = await transaction
    .selectFrom('changes')
    .select('item')
    .distinct()
    .where('list', '=', pictures.path)
    .where('fields', 'like', named)
    .execute();
  const ids = new Set([...listed.map(({ _id }) => _id), ...changed.map(({ item }) => item)]);
  if (picture) ids.add((JSON.parse(picture) as { _id: string })._id);
  for (const id of ids) {
    await eraseFields(transaction, pictures.path, id);
    await transaction
      .deleteFrom('translations')
      .where('list', '=', pictures.path)
      .where('item', '=', id)
      .execute();
  }
  await transaction
    .deleteFrom('trash')
    .where('list', '=', pictures.path)
    .where('rows', 'like', named)
    .execute();
  await transaction.deleteFrom('released_files').where('file', 'like', file).execute();
};

/**
 * Erases pictures whose withdrawal can no longer be undone: all texts forget them, and only their
 * hash stays, so that they never come back. Hides the files of the others again, in case the
 * process ended during the withdrawal.
 */
export const eraseWithdrawn = async (database: Database, files: FileStore): Promise<void> => {
  const rows = await database
    .selectFrom(WITHDRAWN)
    .selectAll()
    .where('erasedAt', '=', '')
    .execute();
  const limit = undoLimit();
  await attemptAll(rows, async (row) => {
    const { hash } = row;
    if (row.withdrawnAt > limit) return hideFiles(files, hash);
    await inTransaction(database, async (transaction) => {
      await eraseUses(database, transaction, hash);
      await eraseEntry(transaction, row);
    });
    await eraseFiles(files, hash);
    const nothing = { file: '', picture: '', uses: '', by: '' };
    await database
      .updateTable(WITHDRAWN)
      .set({ ...nothing, erasedAt: new Date().toISOString() })
      .where('hash', '=', hash)
      .execute();
  });
};
