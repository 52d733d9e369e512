import { textsWith } from './columns';
import { addColumns, addContentType, addSingleton, type AddedContentType } from './contentType';
import type { NamedMigration } from './migration';

/**
 * Fields that were added to a table: texts that are '' at first, their names separated by blanks.
 */
interface AddedFields {
  table: string;
  fields: string;
}

/** A singleton that was added, with its fields as above. */
interface AddedSingleton {
  table: string;
  singleton: string;
}

/** A change of the tables after the baseline. */
export type Added = (AddedContentType | AddedFields | AddedSingleton) & {
  /**
   * `2027-`, the number after the last migration's, a word, and `-expand`. Migrations run in the
   * order of their names, and a database rejects one before a migration that it has run.
   */
  name: string;
};

/** One entry for each; a released one is never edited. */
const ADDED: readonly Added[] = [
  // The newest comes first.
  { name: '2027-007-accessibility', table: 'accessibility', singleton: 'text' },
  { name: '2027-006-organisation-founding', table: 'organisation', fields: 'founded legalForm' },
  {
    name: '2027-004-pages',
    table: 'pages',
    columns: {
      title: 'text',
      image: 'text',
      content: 'text',
      excerpt: 'text',
      summary: 'text',
      showIn: 'text',
      order: 'integer',
    },
    sortedBy: ['order', 'createdAt desc'],
    publishing: true,
    pages: true,
    searched: 'content',
  },
  { name: '2027-003-notice', table: 'notice', singleton: 'text link kind from until' },
  { name: '2026-12-27-project-progress', table: 'projects', fields: 'progress' },
  { name: '2026-12-27-picture-captions', table: 'pictures', fields: 'caption' },
  {
    name: '2026-12-26-organisation-proof',
    table: 'organisation',
    fields: 'registration treasurer receiptPromise cashRule reportYear report',
  },
];

/** The migration of an entry. */
export const toMigration = (added: Added): NamedMigration => ({
  name: added.name,
  up: (database) => {
    if ('sortedBy' in added) return addContentType(database, added);
    if ('singleton' in added) return addSingleton(database, added.table, added.singleton);
    return addColumns(database, added.table, textsWith(added.fields));
  },
});

/** The migrations that add content types, singletons and fields. */
export const added: NamedMigration[] = ADDED.map(toMigration);
