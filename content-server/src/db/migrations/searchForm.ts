import type { Kysely } from 'kysely';
import { searchTextOf } from '../texts/text';
import { fillFromText, type AnyRows } from './fillFromText';
import type { Step } from './step';

/**
 * Writes the searched text of every row in the form without accents and quotation marks, after the
 * key by which lists are sorted. The fields that it was made of are in it already.
 */
export const searchForm: Step = {
  name: '2026-12-22-search-form',
  up: async (database: Kysely<unknown>) => {
    for (const { name, columns } of await database.introspection.getTables())
      if (columns.some((column) => column.name === 'searchText'))
        await fillFromText(
          database.withTables<AnyRows>(),
          { table: name, from: 'searchText', to: 'searchText' },
          // The trash is not sorted by names.
          (text) => searchTextOf(name === 'trash' ? ['', text] : text.split('\u001f')),
        );
  },
};
