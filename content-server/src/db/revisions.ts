import type { Database } from './database';
import { sharedRead } from './sharedRead';

/** The revision of each table that visitors read, by the table's name. */
export type Revisions = ReadonlyMap<string, number>;

const readers = new WeakMap<Database, () => Promise<Revisions>>();

const readerOf = (database: Database): (() => Promise<Revisions>) => {
  const query = database.selectFrom('revisions').select(['name', 'n']).compile();
  return sharedRead(async () => {
    const { rows } = await database.executeQuery(query);
    return new Map(rows.map(({ name, n }) => [name, Number(n)]));
  });
};

/**
 * The revisions of all tables that visitors read. While a table's revision is the same, so is its content; a write raises it in
 * its own transaction, whichever process writes. Concurrent callers share one query, which began after each of them asked.
 * Throws what the database throws.
 */
export const revisions = (database: Database): Promise<Revisions> => {
  const read = readers.get(database) ?? readerOf(database);
  readers.set(database, read);
  return read();
};
