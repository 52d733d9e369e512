import type { Kysely } from 'kysely';
import { LISTS } from './baselineIndexes';
import { textsWith } from './columns';
import { addColumns, indexesOf } from './contentType';
import { runAll } from './statements';
import type { NamedMigration } from './migration';

/**
 * Adds the time at which an item stops being public, and replaces the indexes of lists by ones that
 * contain it.
 */
export const visibleUntil: NamedMigration = {
  name: '2027-002-visible-until',
  up: async (database: Kysely<unknown>) => {
    for (const list of LISTS.filter(({ publishing }) => publishing)) {
      const { table } = list;
      await addColumns(database, table, textsWith('visibleUntil'));
      await runAll(database, [
        ...['listed', 'changed', 'scheduled'].map((index) => `drop index "${table}_${index}"`),
        ...(list.pages ? [`drop index "${table}_slug"`] : []),
        ...indexesOf({ ...list, ends: true }),
      ]);
    }
  },
};
