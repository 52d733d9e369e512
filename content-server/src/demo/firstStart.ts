import type { Database } from '../db/database';
import type { PictureStore } from '../pictures/store';
import { calendarFrom } from './calendar';
import { storeDemoPictures } from './demoPictures';
import { demoDrafts } from './drafts';
import { seedDemoContent } from './seed';
import { demoWriter } from './writer';

const DONE = 'demo-content';

/**
 * Adds the demo content on the first start, once in a database's life: what the administrator deleted stays deleted. The
 * records are written in one transaction, so that a start that dies halfway begins again. Event times are meant in `timeZone`
 * (IANA). Answers the addresses of the images that it stored, undefined when the content had been added before.
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
