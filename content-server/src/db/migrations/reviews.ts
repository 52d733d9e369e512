import type { Kysely } from 'kysely';
import { key, texts, textsWith } from './columns';
import { createTable } from './contentType';
import type { NamedMigration } from './migration';
import { runAll } from './statements';

/**
 * Creates the table of changes that wait for review. It has no revision: no page depends on it.
 */
export const reviews: NamedMigration = {
  name: '2027-011-reviews',
  up: async (database: Kysely<unknown>) => {
    await runAll(database, [
      createTable('reviews', [
        ...key('_id'),
        ...texts('list item title fields translations version administrator by note createdAt'),
        ...textsWith('sentBackBy answer sentBackAt'),
      ]),
      'create index "reviews_of_list" on reviews ("list", "item")',
    ]);
  },
};
