import { calendarFrom } from './calendar';
import type { DemoWriter, ListDrafts, SeedDemoContent, SingleDrafts } from './contract';
import { storeDemoPictures } from './demoPictures';
import { demoDrafts, type DemoDrafts } from './drafts';

const addList = async <List extends keyof ListDrafts>(
  records: DemoWriter,
  list: List,
  items: DemoDrafts['lists'][List],
): Promise<string[]> => {
  const ids: string[] = [];
  for (const { draft, createdAt } of items) ids.push(await records.add(list, draft, createdAt));
  return ids;
};

const saveSingles = async (records: DemoWriter, singles: SingleDrafts) => {
  await records.save('quote', singles.quote);
  await records.save('logo', singles.logo);
  await records.save('contact-details', singles['contact-details']);
  await records.save('donation-details', singles['donation-details']);
};

/**
 * Adds the demo content of DECISIONS ("Demo content"): draws and stores the pictures first, then writes the records.
 * Whether it is wanted is the caller's business. Throws when a draft breaks its entity's rules or a picture fails.
 */
export const seedDemoContent: SeedDemoContent = async ({ records, pictures, now, timeZone, plainPictures }) => {
  const addressOf = await storeDemoPictures(pictures, plainPictures);
  const { lists, singles, pageHeroes, comments, messages } = demoDrafts(addressOf, calendarFrom(now, timeZone));

  const updateIds = await addList(records, 'updates', lists.updates);
  await addList(records, 'hero-slides', lists['hero-slides']);
  await addList(records, 'case-studies', lists['case-studies']);
  await addList(records, 'use-cases', lists['use-cases']);
  await addList(records, 'executive-members', lists['executive-members']);
  await addList(records, 'events', lists.events);
  await addList(records, 'projects', lists.projects);
  await addList(records, 'partners', lists.partners);
  await saveSingles(records, singles);
  for (const hero of pageHeroes) await records.savePageHero(hero);

  for (const { update, draft, createdAt } of comments) {
    const updateId = updateIds[update];
    if (updateId === undefined) throw new Error(`A demo comment belongs to update ${update}, which does not exist.`);
    await records.addComment({ ...draft, updateId }, createdAt);
  }
  for (const { draft, read, createdAt } of messages) await records.addMessage(draft, { read, createdAt });
};
