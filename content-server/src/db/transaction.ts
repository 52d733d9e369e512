import type { Transaction } from 'kysely';
import type { Database, Tables } from './database';
import { isConflict } from './faults';

/** How often a transaction is tried in all. */
const TRIES = 5;

/**
 * Runs `work` in a transaction. PostgreSQL may end it in favour of another one (deadlock, serialisation); it is then tried
 * again, so `work` does nothing but queries. Throws what the last try threw.
 */
export const inTransaction = async <Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !isConflict(error)) throw error;
    }
};
