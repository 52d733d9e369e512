import type { Database } from '../db/database';
import type { PictureStore } from '../pictures/store';
import { calendarFrom } from './calendar';
import { storeDemoPictures } from './demoPictures';
import { demoDrafts } from './drafts';
import { seedDemoContent } from './seed';
import { demoWriter } from './writer';

const DONE = 'demo-content';

/**
 * Adds the demo content once per database, on the first start, so that deleted content stays deleted. Everything is written
 * in one transaction, so that an interrupted start begins again. Event times are in `timeZone` (IANA).
 * @returns the addresses of the stored images; undefined when the content had been added before
 */
export const addDemoContent = async (
  database: Database,
  pictures: PictureStore,
  timeZone: string,
  now = new Date(),
): Promise<string[] | undefined> => {
  const done = await database.selectFrom('site_state').select('key').where('key', '=', DONE).executeTakeFirst();
  if (done) return undefined;
  const addresses = await storeDemoPictures(pictures);
  const addressOf = (name: string) => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`The demo content has no picture '${name}'.`);
    return address;
  };
  const drafts = demoDrafts(addressOf, calendarFrom(now, timeZone));
  await database.transaction().execute(async (transaction) => {
    await seedDemoContent(demoWriter(transaction), drafts);
    await transaction.insertInto('site_state').values({ key: DONE, value: now.toISOString() }).execute();
  });
  return [...addresses.values()];
};
