import type { Kysely } from 'kysely';
import { textsWith } from './columns';
import { addColumns } from './contentType';
import type { Step } from './step';

/** Adds the count of a project, such as 9 of 12 wells. */
export const projectProgress: Step = {
  name: '2026-12-27-project-progress',
  up: (database: Kysely<unknown>) => addColumns(database, 'projects', textsWith('progress')),
};
