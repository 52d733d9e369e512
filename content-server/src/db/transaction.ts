import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction, Queryable } from './database';
import { isConflict } from './dialects/faults';
import { isPostgres } from './dialects/isPostgres';

/** Maximum number of attempts. */
const ATTEMPTS_MAX = 5;

const isTransaction = (database: Queryable): database is Transaction => database.isTransaction;

/** Maximum delay after the first attempt, in ms. It grows with each attempt. */
const RETRY_DELAY = 50;

/**
 * Runs `work` in a new transaction, or in the current one. PostgreSQL can abort a transaction
 * because of a conflict (deadlock, serialization); it is then repeated, so `work` must contain only
 * queries. Throws the last error.
 */
export const inTransaction = async <Result>(
  database: Queryable,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  if (isTransaction(database)) return work(database);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isConflict(error)) throw error;
      // Random, so that two conflicting transactions do not conflict again.
      await setTimeout(Math.random() * RETRY_DELAY * attempt);
    }
};

// Locks for PostgreSQL, held until the transaction ends. SQLite needs none: its transactions write
// one after the other. A transaction takes the lock of a table or of an owner before it touches any
// other row, so that there is no deadlock.

/**
 * Locks a table: other changes wait before they lock any row, because a weaker lock could deadlock
 * with their row locks. Reads do not wait.
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
