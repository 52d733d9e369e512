import { CONTENT_TYPES, messages, updates, comments } from '@charity-site/api-client/entities';
import { CompiledQuery } from 'kysely';
import type { ListQuery } from '../../../src/content/rows/listQuery';
import { insertRow, readPage } from '../../../src/content/crud/store';
import { readTrash } from '../../../src/content/trash/readTrash';
import type { Database } from '../../../src/db/database';
import { withTracking } from '../../../src/db/queryTracking';
import { readChanges, readPeople } from '../../../src/content/history/readHistory';
import { siteProgress } from '../../../src/ops/dashboard/siteProgress';
import { ownDatabase } from '../../../testing/ownDatabase';

/** A page of a list that has more of them. */
const FIRST = { page: 1, limit: 1 };
const EDITORS = CONTENT_TYPES.map(({ path }) => path);

let database: Database;
ownDatabase((opened) => (database = opened), 'all');
beforeAll(async () => {
  const sender = { email: 'g@example.org', subject: 'Water', message: 'Clean' };
  const comment = { guestName: 'Grace', guestEmail: 'g@example.org', commentText: 'Well done' };
  for (const title of ['One', 'Two']) {
    const update = {
      title,
      date: '2026-11-01',
      image: '',
      description: '<p>Text</p>',
      status: 'draft',
    };
    const { _id: updateId } = await insertRow(database, updates, update);
    await insertRow(database, comments, { ...comment, updateId });
    await insertRow(database, messages, {
      ...sender,
      name: title,
      source: 'get-involved',
      read: false,
    });
  }
});

/** The ways in which SQLite reads tables for a work, except by primary key. */
const waysOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { statements } = await withTracking(work);
  const ways: string[] = [];
  for (const statement of statements.keys()) {
    const { rows } = await database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(
        `explain query plan ${statement}`,
        Array.from({ length: statement.split('?').length - 1 }, () => ''),
      ),
    );
    ways.push(...rows.map(({ detail }) => detail));
  }
  return ways.filter(
    (way) =>
      /^(SCAN|SEARCH) (changes|trash|updates|messages|comments)/.test(way) &&
      !/\(_id=\?\)/.test(way),
  );
};

const page = (requested: Partial<ListQuery>): ListQuery => ({
  ...FIRST,
  search: '',
  where: {},
  ...requested,
});

test.each<[string, () => Promise<unknown>]>([
  ['the activity log', () => readChanges(database, {}, FIRST)],
  ['the activity log of an editor', () => readChanges(database, { lists: EDITORS }, FIRST)],
  ['the activity log of one kind', () => readChanges(database, { list: 'events' }, FIRST)],
  ['the activity log of one person', () => readChanges(database, { by: 'Grace' }, FIRST)],
  [
    'the activity log of one kind and person',
    () => readChanges(database, { list: 'events', by: 'Grace' }, FIRST),
  ],
  ['the activity log of one action', () => readChanges(database, { action: 'changed' }, FIRST)],
  ['the people of the activity log', () => readPeople(database)],
  ['the trash', () => readTrash(database, FIRST)],
  ['the trash of an editor', () => readTrash(database, FIRST, EDITORS)],
  ['drafts', () => readPage(database, updates, page({ state: 'draft' }))],
  [
    'drafts by their last change',
    () => readPage(database, updates, page({ state: 'draft', order: 'changed' })),
  ],
  ['drafts by title', () => readPage(database, updates, page({ state: 'draft', order: 'title' }))],
  ['messages', () => readPage(database, messages, page({ where: { folder: 'inbox' } }))],
  [
    'unread messages',
    () => readPage(database, messages, page({ where: { folder: 'inbox', read: 0 } })),
  ],
  [
    'inquiries',
    () =>
      readPage(database, messages, page({ where: { folder: 'inbox', source: 'get-involved' } })),
  ],
  ['comments', () => readPage(database, comments, page({}))],
  ['samples, for the dashboard', () => siteProgress(database)],
])('%s: filtered and sorted in an index, without reading the rows', async (_what, read) => {
  const ways = await waysOf(read);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter((way) => !/USING COVERING INDEX/.test(way))).toEqual([]);
});
