import type { Kysely } from 'kysely';
import type { Step } from './step';

/** Columns of text that are added to tables; '' in the rows that exist. */
const ADDED: Record<string, string[]> = {
  hero_slides: ['link', 'linkText'],
  about_us: ['history'],
};

/** The button of a hero slide, and the history of the organisation. */
export const composition: Step = {
  name: '2026-12-05-composition',
  up: async (database: Kysely<unknown>) => {
    const tables = await database.introspection.getTables();
    for (const [name, columns] of Object.entries(ADDED)) {
      const present = tables.find((table) => table.name === name)?.columns ?? [];
      for (const column of columns) {
        if (present.some((one) => one.name === column)) continue;
        await database.schema
          .alterTable(name)
          .addColumn(column, 'text', (made) => made.notNull().defaultTo(''))
          .execute();
      }
    }
  },
};
