import type { Database } from '../db/database';
import type { PictureStore } from './contract';
import { seedDemoContent } from './seed';
import { demoWriter } from './writer';

const DONE = 'demo-content';

/**
 * Adds the demo content on the first start, once in a database's life: what the administrator deleted stays deleted.
 * All of it is one transaction, so that a start that dies halfway begins anew. Answers whether it was added.
 * `plainPictures: true` puts tiles of one colour in the pictures' places, for tests: drawing takes half a minute.
 */
export const addDemoContent = async (
  database: Database,
  pictures: PictureStore,
  timeZone: string,
  { now = new Date(), plainPictures = false } = {},
): Promise<boolean> => {
  const done = await database.selectFrom('site_state').select('key').where('key', '=', DONE).executeTakeFirst();
  if (done) return false;
  await database.transaction().execute(async (transaction) => {
    await seedDemoContent({ records: demoWriter(transaction), pictures, now, timeZone, plainPictures });
    await transaction.insertInto('site_state').values({ key: DONE, value: now.toISOString() }).execute();
  });
  return true;
};
