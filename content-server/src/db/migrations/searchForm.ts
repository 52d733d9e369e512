import type { Kysely } from 'kysely';
import { fillFromText, type AnyRows } from './fillFromText';
import type { NamedMigration } from './migration';
import { normalizeForSearch } from './typedTexts';

/** Digits of a number in a sort key. */
const DIGITS = 12;

/** A name as lists are sorted by it: from its first letter or digit on, with 2 before 10. */
const sortKeyOf = (name: string): string =>
  normalizeForSearch(name)
    .replace(/^[^\p{L}\p{N}]+(?=.)/u, '')
    .trim()
    .replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));

const searchTextOf = (texts: readonly string[]): string =>
  [sortKeyOf(texts[0] ?? ''), ...texts.map(normalizeForSearch)].join('\u001f');

/**
 * Writes the searched text of every row in the form without accents and quotation marks, after the
 * key by which lists are sorted. It contains all of its fields already.
 */
export const searchForm: NamedMigration = {
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
