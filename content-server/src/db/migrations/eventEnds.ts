import type { Kysely } from 'kysely';
import { addTextColumns } from './addTextColumns';
import type { Step } from './step';

/** The end of an event and how it repeats. '' means not known, and once. */
export const eventEnds: Step = {
  name: '2026-12-07-event-ends',
  up: (database: Kysely<unknown>) => addTextColumns(database, 'events', ['ends', 'repeats', 'repeatsUntil']),
};
