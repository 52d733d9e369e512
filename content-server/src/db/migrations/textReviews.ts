import type { Kysely } from 'kysely';
import { key, texts, textsWith } from './columns';
import { createTable } from './contentType';
import type { NamedMigration } from './migration';
import { addRevision } from './revisionTriggers';
import { runAll } from './statements';

/**
 * Creates the tables of reviews of interface texts. Only accepted texts are shown on pages, so only
 * their table has a revision: a verdict renders no page again.
 */
export const textReviews: NamedMigration = {
  name: '2027-005-text-reviews',
  up: async (database: Kysely<unknown>) => {
    await runAll(database, [
      createTable('text_review_links', [
        ...key('_id'),
        ...texts('tokenHash language administrator createdBy createdAt endsAt'),
      ]),
      'create unique index "text_review_links_by_token" on text_review_links ("tokenHash")',
      createTable('text_reviews', [
        ...key('_id'),
        ...texts('language english link reviewer verdict text present updatedAt'),
        ...textsWith('dismissedAt'),
      ]),
      'create unique index "text_reviews_of_reviewer" on text_reviews ("link", "reviewer", "english")',
      createTable('accepted_texts', [
        ...key('_id'),
        ...texts('language english text review acceptedBy acceptedAt'),
      ]),
    ]);
    await addRevision(database, 'accepted_texts');
  },
};
