import { newRow } from '../src/crud/rows';
import type { Database } from '../src/db/database';
import { updates } from '../src/resources/updates';

/** Stores updates past the calls, each with the same text. */
export const addUpdates = async (database: Database, count: number, description: string): Promise<void> => {
  for (let index = 0; index < count; index += 1)
    await database
      .insertInto('updates')
      .values(newRow(updates, { title: `Update ${index}`, date: '2026-11-21', image: '', description }))
      .execute();
};
