import type { Kysely } from 'kysely';
import { textsWith } from './columns';
import { addColumns } from './contentType';
import { runAll } from './statements';
import type { NamedMigration } from './migration';

const TABLES = ['updates', 'case_studies', 'use_cases', 'events'];

/** Adds the project to which an item belongs, and the index that finds the items of a project. */
export const belongsToProject: NamedMigration = {
  name: '2026-12-28-belongs-to-project',
  up: async (database: Kysely<unknown>) => {
    for (const table of TABLES) {
      await addColumns(database, table, textsWith('project'));
      await runAll(database, [`create index "${table}_project" on "${table}" ("project")`]);
    }
  },
};
