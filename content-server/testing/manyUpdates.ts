import { updates } from '@charity-site/api-client/entities';
import { newRow } from '../src/content/rows/rows';
import { untyped, type Database, type ListRow } from '../src/db/database';

/** Inserts updates with the same text directly into the database. */
export const addUpdates = async (
  database: Database,
  count: number,
  description: string,
): Promise<void> => {
  for (let index = 0; index < count; index += 1)
    await untyped<ListRow>(database)
      .insertInto('updates')
      .values(
        newRow(updates, { title: `Update ${index}`, date: '2026-11-21', image: '', description }),
      )
      .execute();
};
