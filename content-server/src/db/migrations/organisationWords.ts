import type { Kysely } from 'kysely';
import { withColumns } from './contentTable';
import { addRevision } from './revisionTriggers';
import type { Step } from './step';

/** The singletons with what the organisation says of itself, and their fields. */
const TABLES: Record<string, string[]> = {
  organisation: ['name', 'tagline'],
  colours: ['main', 'accent', 'third'],
  about_us: ['about', 'founding', 'vision', 'mission', 'values'],
  groups_served: ['groups'],
  figures: ['figures'],
  giving: ['donateIntro', 'donateStatement', 'joinIntro', 'volunteer', 'events', 'donation', 'contactIntro'],
};

/** The organisation's own words and colours, which were part of the program before. */
export const organisationWords: Step = {
  name: '2026-11-28-organisation',
  up: async (database: Kysely<unknown>) => {
    for (const [name, columns] of Object.entries(TABLES)) {
      const table = database.schema
        .createTable(name)
        .ifNotExists()
        .addColumn('_id', 'text', (column) => column.primaryKey())
        .addColumn('updatedAt', 'text', (column) => column.notNull());
      await withColumns(table, Object.fromEntries(columns.map((column) => [column, 'text']))).execute();
      await addRevision(database, name);
    }
  },
};
