import type { Database, Queryable, Transaction } from '../../db/database';
import { lockTable } from '../../db/transaction';
import { readSiteState } from '../../db/siteState';
import type { PictureStore } from '../../media/pictures/store';
import { addFiles } from '../../media/library/rows';
import { calendarFrom } from './calendar';
import { storeDemoDocuments, storeDemoPictures } from './demoFiles';
import { demoDrafts, demoWords } from './drafts';
import { seedDemoContent } from './seed';
import { demoWriter } from './writer';

const DONE = 'demo-content';
/**
 * Key in site_state: the organisation's own texts were added. They were part of the program when
 * older sites started.
 */
const WORDS_DONE = 'demo-words';

const isDone = async (database: Queryable, key: string): Promise<boolean> =>
  (await readSiteState(database, key)) !== undefined;

/** True if another process that started at the same time was first. */
const isDoneMeanwhile = async (transaction: Transaction, key: string): Promise<boolean> => {
  await lockTable(transaction, 'site_state');
  return isDone(transaction, key);
};

/**
 * Adds the organisation's texts to a site with the demo content of an older version, so that its
 * pages stay unchanged.
 */
const addMissingWords = async (database: Database, siteName: string, now: Date): Promise<void> => {
  if (await isDone(database, WORDS_DONE)) return;
  await database.transaction().execute(async (transaction) => {
    if (await isDoneMeanwhile(transaction, WORDS_DONE)) return;
    const writer = demoWriter(transaction);
    for (const [name, draft] of Object.entries(demoWords(siteName))) await writer.save(name, draft);
    await transaction
      .insertInto('site_state')
      .values({ key: WORDS_DONE, value: now.toISOString() })
      .execute();
  });
};

/**
 * Adds the demo content once per database, on the first start, so that deleted content stays
 * deleted. Everything is written in one transaction, so that an interrupted start begins again. A
 * site that an older version started gets the texts that were part of the program then. Event times
 * are in the site's time zone (IANA).
 * @returns the URLs of the stored images; undefined when the content had been added before
 */
export const addDemoContent = async (
  database: Database,
  pictures: PictureStore,
  site: { name: string; timeZone: string },
  now = new Date(),
): Promise<string[] | undefined> => {
  if (await isDone(database, DONE)) {
    await addMissingWords(database, site.name, now);
    return undefined;
  }
  const stored = await storeDemoPictures(pictures);
  const documents = await storeDemoDocuments(pictures);
  const urls = new Map([...stored, ...documents].map(({ name, url }) => [name, url]));
  const addressOf = (name: string) => {
    const address = urls.get(name);
    if (address === undefined) throw new Error(`The demo content has no file '${name}'.`);
    return address;
  };
  const drafts = demoDrafts(site.name, addressOf, calendarFrom(now, site.timeZone));
  const isAdded = await database.transaction().execute(async (transaction) => {
    if (await isDoneMeanwhile(transaction, DONE)) return false;
    await seedDemoContent(demoWriter(transaction), drafts);
    await addFiles(
      transaction,
      [...stored, ...documents].map(({ listed }) => listed),
    );
    const value = now.toISOString();
    await transaction
      .insertInto('site_state')
      .values([DONE, WORDS_DONE].map((key) => ({ key, value })))
      .execute();
    return true;
  });
  return isAdded ? stored.map(({ url }) => url) : undefined;
};
