import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction, Queryable } from './database';
import { isConflict } from './dialects/faults';
import { isPostgres } from './dialects/isPostgres';

/** Maximum number of tries. */
const TRIES = 5;

const isTransaction = (database: Queryable): database is Transaction => database.isTransaction;

/** The longest pause after the first try, in ms. It grows with each further one. */
const PAUSE = 50;

/**
 * Runs `work` in a transaction, or in the given one. PostgreSQL can abort one because of a conflict
 * (deadlock, serialization); it is then repeated, so `work` must contain only queries. Throws the
 * last error.
 */
export const inTransaction = async <Result>(
  database: Queryable,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  if (isTransaction(database)) return work(database);
  for (let tries = 1; ; tries += 1)
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
      // Random, so that two that met do not meet again.
      await setTimeout(Math.random() * PAUSE * tries);
    }
};

// Locks for PostgreSQL, held until the transaction ends. SQLite needs none: its transactions write
// one after the other. A transaction takes the lock of a table or of an owner before it touches any
// other row, so that no two wait for each other.

/**
 * Makes every other change of a table wait, from its first lock of a row: a weaker lock would let
 * it lock a row first, and then each would wait for the other. Reading goes on.
 */
export const lockTable = async (transaction: Transaction, table: string): Promise<void> => {
  if (isPostgres(transaction))
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction);
};

/**
 * Locks a row until the transaction ends. Other changes of the row wait, and so do inserts of rows
 * that refer to it.
 */
export const lockRow = async (
  transaction: Transaction,
  table: string,
  id: string,
): Promise<void> => {
  if (isPostgres(transaction))
    await sql`select _id from ${sql.table(table)} where _id = ${id} for update`.execute(
      transaction,
    );
};
