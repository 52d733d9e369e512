import type { Transaction } from 'kysely';
import type { Database, Tables } from './database';
import { isConflict } from './dialects/faults';

/** Maximum number of tries. */
const TRIES = 5;

/**
 * Runs `work` in a transaction. PostgreSQL can abort it because of a conflict (deadlock, serialization); it is then
 * repeated, so `work` must contain only queries. Throws the last error.
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
