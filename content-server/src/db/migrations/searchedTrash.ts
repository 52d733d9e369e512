import type { Kysely } from 'kysely';
import { addTextColumns } from './addTextColumns';
import { fillFromText, type AnyRows } from './fillFromText';
import type { Step } from './step';

/**
 * The words of each entry of the trash, which the search over everything reads in place of whole entries (decision 0056). An entry
 * that is there already gets all that it holds; it is erased within 30 days.
 */
export const searchedTrash: Step = {
  name: '2026-12-19-searched-trash',
  up: async (database: Kysely<unknown>) => {
    await addTextColumns(database, 'trash', ['searchText']);
    await fillFromText(database.withTables<AnyRows>(), { table: 'trash', from: 'rows', to: 'searchText' }, (rows) =>
      rows.toLowerCase(),
    );
  },
};
