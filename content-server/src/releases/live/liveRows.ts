import { parseRegistry, type Registry } from '@charity-site/registry';
import type { LiveRows } from '@charity-site/registry/store';
import type { CheckResult, HistoryEntry } from '@charity-site/registry/types';
import type { Database, Queryable, Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/**
 * Maximum number of history entries per remote, so that one team never evicts the entries of
 * another.
 */
const HISTORY_LENGTH = 200;
/** Maximum number of check results per remote; older ones are of deleted versions. */
const CHECK_RESULTS_LENGTH = 100;

/** Reads the registry; one without parts before the first release. */
export const readRegistry = async (database: Queryable): Promise<Registry> => {
  const { document } = await database
    .selectFrom('registry')
    .select('document')
    .executeTakeFirstOrThrow();
  return parseRegistry(JSON.parse(document));
};

/** The columns of a registry. @throws RegistryError if it is invalid */
export const registryRow = (registry: Registry) => ({
  revision: registry.revision ?? 0,
  document: JSON.stringify(parseRegistry(registry)),
});

/** Adds history entries, newest first, and deletes the oldest ones of their remotes. */
export const addHistory = async (
  transaction: Transaction,
  entries: readonly HistoryEntry[],
): Promise<void> => {
  for (const [index, entry] of entries.entries()) {
    const { remote, revision } = entry;
    const order = [String(revision).padStart(10, '0'), String(9999 - index).padStart(4, '0')];
    await transaction
      .insertInto('release_history')
      .values({ _id: order.join('-'), remote, entry: JSON.stringify(entry) })
      .execute();
  }
  for (const remote of new Set(entries.map((entry) => entry.remote)))
    await transaction
      .deleteFrom('release_history')
      .where('remote', '=', remote)
      .where('_id', 'not in', ({ selectFrom }) =>
        selectFrom('release_history')
          .select('_id')
          .where('remote', '=', remote)
          .orderBy('_id', 'desc')
          .limit(HISTORY_LENGTH),
      )
      .execute();
};

/** Stores a check result as the newest one, and deletes the oldest ones of its remote. */
export const putResult = async (transaction: Transaction, checked: CheckResult): Promise<void> => {
  const { remote, version, shell } = checked;
  const result = JSON.stringify(checked);
  await transaction
    .insertInto('check_results')
    .values(({ fn, selectFrom, lit }) => ({
      _id: [remote, version, shell].join(' '),
      remote,
      version,
      shell,
      result,
      position: selectFrom('check_results').select(({ eb }) =>
        eb(fn.coalesce(fn.max('position'), lit(0)), '+', 1).as('next'),
      ),
    }))
    .onConflict((conflict) =>
      conflict
        .column('_id')
        .doUpdateSet(({ ref }) => ({ result, position: ref('excluded.position') })),
    )
    .execute();
  await transaction
    .deleteFrom('check_results')
    .where('remote', '=', remote)
    .where('_id', 'not in', ({ selectFrom }) =>
      selectFrom('check_results')
        .select('_id')
        .where('remote', '=', remote)
        .orderBy('position', 'desc')
        .limit(CHECK_RESULTS_LENGTH),
    )
    .execute();
};

/** The rows of what is live in the site's database. */
export const liveRows = (database: Database): LiveRows => ({
  read: async () => {
    const [registry, history, checkResults] = await Promise.all([
      readRegistry(database),
      database.selectFrom('release_history').select('entry').orderBy('_id', 'desc').execute(),
      database.selectFrom('check_results').select('result').orderBy('position', 'desc').execute(),
    ]);
    return {
      registry,
      history: history.map(({ entry }) => JSON.parse(entry) as HistoryEntry),
      checkResults: checkResults.map(({ result }) => JSON.parse(result) as CheckResult),
    };
  },

  replace: (registry, entries) =>
    inTransaction(database, async (transaction) => {
      const row = registryRow(registry);
      const { numUpdatedRows } = await transaction
        .updateTable('registry')
        .set(row)
        .where('revision', '=', row.revision - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await addHistory(transaction, entries);
      return true;
    }),

  putResult: (result) => inTransaction(database, (transaction) => putResult(transaction, result)),

  deleteResults: async (of) => {
    await database
      .deleteFrom('check_results')
      .where(({ and }) => and(of))
      .execute();
  },
});
