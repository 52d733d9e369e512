import { sql, type Transaction } from 'kysely';
import type { Tables } from './database';
import { isPostgres } from './dialects/isPostgres';

// Locks for PostgreSQL, held until the transaction ends. SQLite needs none: its transactions write one after the other.
// A transaction takes the lock of a table or of an owner before it touches any other row, so that no two wait for each other.

/** Makes every other change of a table wait; reading goes on. */
export const lockTable = async (transaction: Transaction<Tables>, table: string): Promise<void> => {
  if (isPostgres(transaction))
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
};

/** Locks a row until the transaction ends. Other changes of the row wait, and so do inserts of rows that refer to it. */
export const lockRow = async (transaction: Transaction<Tables>, table: string, id: string): Promise<void> => {
  if (isPostgres(transaction))
    await sql`select _id from ${sql.table(table)} where _id = ${id} for update`.execute(transaction);
};
