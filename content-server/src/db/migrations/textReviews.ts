import type { Kysely } from 'kysely';
import { key, texts } from './columns';
import { createTable } from './contentType';
import type { NamedMigration } from './migration';
import { runAll } from './statements';

/**
 * Creates the table of speakers' answers about interface texts. It has no revision: pages show only
 * accepted texts, which are translations.
 */
export const textReviews: NamedMigration = {
  name: '2027-005-text-reviews',
  up: (database: Kysely<unknown>) =>
    runAll(database, [
      createTable('text_reviews', [
        ...key('_id'),
        ...texts('language english reviewer text updatedAt'),
      ]),
      'create unique index "text_reviews_of_reviewer" on text_reviews ("language", "english", "reviewer")',
    ]),
};
