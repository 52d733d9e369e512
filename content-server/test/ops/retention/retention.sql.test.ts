import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { removesMost } from '../../../src/ops/retention/removesMost';
import { pictureStore } from '../../../src/media/pictures/store';
import { canvas } from '../../../testing/pictureCalls';
import { callIn, sharedPlace } from '../../../testing/sharedPlace';

const shared = sharedPlace();

const uploads = () => join(shared.folder, 'uploads');

/** Works with a server on the database, and closes it. */
const withServer = async (
  environment: Record<string, string>,
  work: (app: FastifyInstance) => Promise<unknown>,
): Promise<void> => {
  const app = await shared.serve(environment);
  try {
    await work(app);
  } finally {
    // Waits for what the server removes at its start.
    await app.close();
  }
};

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

/** Stores a picture of one colour. @returns its address and its file */
const storedPicture = async (background: string) => {
  const { url } = await pictureStore(uploads()).store(await canvas(64, 40, background).png().toBuffer());
  return { url, file: url.slice('/uploads/'.length) };
};

const partner = (name: string, logo: string) => ({ name, logo, order: 1 });

test('a start erases what is over 30 days in the trash, with its pictures, and changes older than HISTORY_DAYS', async () => {
  const [old, recent, shared] = [
    await storedPicture('#0f4c5c'),
    await storedPicture('#ffaa00'),
    await storedPicture('#777777'),
  ];
  const ids: Record<string, string> = {};
  await withServer({}, async (app) => {
    const logos = { Old: old.url, 'Old with a shared logo': shared.url, Recent: recent.url, Here: shared.url };
    for (const [name, logo] of Object.entries(logos))
      ids[name] = String((await callIn(app, 'POST', '/content/partners', partner(name, logo))).body._id);
    const deletedAt = { Old: daysAgo(31), 'Old with a shared logo': daysAgo(30.1), Recent: daysAgo(29) };
    for (const name of Object.keys(deletedAt)) await callIn(app, 'DELETE', `/content/partners/${ids[name]}`);
    // Afterwards, because each deletion erases what is old.
    for (const [name, at] of Object.entries(deletedAt))
      await app.database
        .updateTable('trash')
        .set({ deletedAt: at })
        .where('_id', '=', ids[name] ?? '')
        .execute();
    for (const name of ['First', 'Second'])
      await callIn(app, 'PUT', `/content/partners/${ids.Here}`, partner(name, shared.url));
    for (const [title, at] of Object.entries({ Here: daysAgo(3), First: daysAgo(2.1), Second: daysAgo(1.9) }))
      await app.database.updateTable('changes').set({ at }).where('title', '=', title).execute();
  });

  await withServer({ HISTORY_DAYS: '2' }, (app) => app.listen({ host: '127.0.0.1', port: 0 }));

  expect((await readdir(uploads())).sort()).toEqual([recent.file, shared.file].sort());
  // A server that does not listen removes nothing.
  await withServer({}, async (app) => {
    const { body: trash } = await callIn(app, 'GET', '/trash');
    expect(trash.items).toMatchObject([{ _id: ids.Recent, title: 'Recent' }]);
    expect((await callIn(app, 'POST', `/trash/${ids.Recent}/restore`)).status).toBe(200);
    const { body: erased } = await callIn(app, 'GET', `/history?item=${ids.Old}`);
    // That it was there is known, and nothing of it.
    expect(erased.changes).toMatchObject(
      ['deleted', 'created'].map((action) => ({ action, title: '', hasFields: false })),
    );
    const { body: kept } = await callIn(app, 'GET', `/history?item=${ids.Here}`);
    expect(kept.changes).toMatchObject([{ action: 'changed', title: 'Second' }]);
  });
});

test('a round that would remove most of the history removes nothing, unless HISTORY_DAYS is new', () =>
  shared.inDatabase(async (database) => {
    const change = { list: 'partners', item: 'p1', action: 'changed', title: 'A', administrator: '', by: '' } as const;
    await database
      .insertInto('changes')
      .values([3, 3, 1].map((days, index) => ({ ...change, _id: `c${index}`, at: daysAgo(days), fields: null })))
      .execute();
    const rounds: boolean[] = [];
    for (const days of [2, 4, 4, 2, 2]) rounds.push(await removesMost(database, days));
    expect(rounds).toEqual([true, false, false, false, true]);
  }));
