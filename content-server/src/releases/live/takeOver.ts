import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@charity-site/registry';
import { resultFromWire, type WireResult } from '@charity-site/registry/store';
import type { HistoryEntry } from '@charity-site/registry/types';
import type { Database } from '../../db/database';
import { codeOf } from '../../db/dialects/faults';
import { inTransaction } from '../../db/transaction';
import { addHistory, putResult, registryRow } from './liveRows';

/** The content of a JSON file; undefined if it does not exist. */
const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  return text === undefined ? undefined : JSON.parse(text);
};

/**
 * Takes over what was live until November 2026 from the files in a folder of releases, once. The
 * files stay, for the way back to that version. Nothing happens without files, or after the first
 * change of the registry.
 */
export const takeOver = async (database: Database, releasesDir: string): Promise<void> => {
  const live = await readJson(join(releasesDir, 'remotes.json'));
  if (live === undefined) return;
  const registry = parseRegistry(live);
  const { revision = 0 } = registry;
  const history = ((await readJson(join(releasesDir, 'history.json'))) ?? []) as HistoryEntry[];
  const results = ((await readJson(join(releasesDir, 'verdicts.json'))) ?? []) as WireResult[];
  await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('registry')
      .set(registryRow(registry))
      .where('revision', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await transaction.deleteFrom('release_history').execute();
    // An entry was written before its registry, which a crash could prevent.
    await addHistory(
      transaction,
      history.filter((entry) => entry.revision <= revision),
    );
    for (const result of results.toReversed())
      await putResult(transaction, { verified: false, ...resultFromWire(result) });
  });
};
