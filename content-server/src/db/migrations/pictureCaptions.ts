import { sql, type Kysely } from 'kysely';
import { textsWith } from './columns';
import type { Step } from './step';

/** Gives the pictures of the library captions, which are empty at first. */
export const pictureCaptions: Step = {
  name: '2026-12-27-picture-captions',
  up: async (database: Kysely<unknown>) => {
    for (const column of textsWith('caption'))
      await sql.raw(`alter table pictures add column ${column}`).execute(database);
  },
};
