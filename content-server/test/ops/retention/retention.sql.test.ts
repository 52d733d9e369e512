import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readShellCandidate } from '@charity-site/registry/store';
import { releaseStore } from '../../../src/releases/live/liveReleases';
import { writeShell } from '../../../../registry/testing/smallBuild';
import { requireRightClock } from '../../../src/ops/retention/rightClock';
import { pictureStore } from '../../../src/media/pictures/store';
import { canvas } from '../../../testing/pictureCalls';
import { injectAsAdministrator, sharedSite } from '../../../testing/sharedSite';
import { eventually } from '../../../testing/eventually';
import { folderStore } from '../../../src/media/files/fileStore';

const shared = sharedSite();

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
  const { url } = await pictureStore(folderStore(shared.folder)).store(
    await canvas(64, 40, background).png().toBuffer(),
  );
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
    const logos = {
      Old: old.url,
      'Old with a shared logo': shared.url,
      Recent: recent.url,
      Here: shared.url,
    };
    for (const [name, logo] of Object.entries(logos))
      ids[name] = String(
        (await injectAsAdministrator(app, 'POST', '/content/partners', partner(name, logo))).body
          ._id,
      );
    const deletedAt = {
      Old: daysAgo(31),
      'Old with a shared logo': daysAgo(30.1),
      Recent: daysAgo(29),
    };
    for (const name of Object.keys(deletedAt))
      await injectAsAdministrator(app, 'DELETE', `/content/partners/${ids[name]}`);
    // Afterwards, because each deletion erases what is old.
    for (const [name, at] of Object.entries(deletedAt))
      await app.database
        .updateTable('trash')
        .set({ deletedAt: at })
        .where('_id', '=', ids[name] ?? '')
        .execute();
    for (const name of ['First', 'Second'])
      await injectAsAdministrator(
        app,
        'PUT',
        `/content/partners/${ids.Here}`,
        partner(name, shared.url),
      );
    for (const [title, at] of Object.entries({
      Here: daysAgo(3),
      First: daysAgo(2.1),
      Second: daysAgo(1.9),
    }))
      await app.database.updateTable('changes').set({ at }).where('title', '=', title).execute();
  });

  await withServer({ HISTORY_DAYS: '2' }, (app) => app.listen({ host: '127.0.0.1', port: 0 }));

  expect((await readdir(uploads())).sort()).toEqual([recent.file, shared.file].sort());
  // A server that does not listen removes nothing.
  await withServer({}, async (app) => {
    const { body: trash } = await injectAsAdministrator(app, 'GET', '/trash');
    expect(trash.items).toMatchObject([{ _id: ids.Recent, title: 'Recent' }]);
    expect((await injectAsAdministrator(app, 'POST', `/trash/${ids.Recent}/restore`)).status).toBe(
      200,
    );
    const { body: erased } = await injectAsAdministrator(app, 'GET', `/history?item=${ids.Old}`);
    // That it was there is known, and nothing of it.
    expect(erased.changes).toMatchObject(
      ['deleted', 'created'].map((action) => ({ action, title: '', hasFields: false })),
    );
    const { body: stored } = await injectAsAdministrator(app, 'GET', `/history?item=${ids.Here}`);
    expect(stored.changes).toMatchObject([{ action: 'changed', title: 'Second' }]);
  });
});

test('what has a short life and what is over its age goes, although it is most of what is there', async () => {
  await withServer({}, async (app) => {
    const { body } = await injectAsAdministrator(
      app,
      'POST',
      '/content/partners',
      partner('Old', ''),
    );
    await injectAsAdministrator(app, 'DELETE', `/content/partners/${String(body._id)}`);
    await app.database
      .updateTable('changes')
      .set({ at: daysAgo(1000) })
      .execute();
    await app.database
      .updateTable('trash')
      .set({ deletedAt: daysAgo(1000) })
      .execute();
    await app.database
      .insertInto('senders')
      .values({ item: 'm1', sender: 's', createdAt: daysAgo(31) })
      .execute();
    // One that cannot be read stops none of the others, and is named on the dashboard.
    const damaged = {
      _id: 'damaged',
      list: 'partners',
      rows: '{',
      deletedAt: daysAgo(31),
      searchText: '',
    };
    await app.database.insertInto('trash').values(damaged).execute();
  });
  await withServer({}, async (app) => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const failed = async () =>
      (await injectAsAdministrator(app, 'GET', '/dashboard')).body.failedRounds;
    await eventually(async () => ((await failed()) as unknown[]).length > 0);
    expect(await failed()).toEqual([
      {
        text: 'Old data that should be gone could not be removed.',
        reason: '',
        since: expect.any(String),
      },
    ]);
    const ids = await app.database.selectFrom('trash').select('_id').execute();
    expect(ids).toEqual([{ _id: 'damaged' }]);
    expect(
      await app.database
        .selectFrom('changes')
        .select('at')
        .where('at', '<', daysAgo(800))
        .execute(),
    ).toEqual([]);
    expect(await app.database.selectFrom('senders').select('item').execute()).toEqual([]);
  });
});

test('a clock that is far ahead of the last removal keeps trash and history for a day', () =>
  shared.inDatabase(async (database) => {
    const roundOn = (day: string) =>
      requireRightClock(database, new Date(`${day}Z`)).then(
        () => 'right',
        ({ message }: Error) => message,
      );
    expect(await roundOn('2026-11-01T02:00')).toBe('right');
    expect(await roundOn('2026-11-08T02:00')).toBe('right');
    const doubted =
      'The clock of the server may be wrong: it says 2031-01-01, and old data was last removed on 2026-11-08. If it is right, the old data goes within a day.';
    expect(await roundOn('2031-01-01T02:00')).toBe(doubted);
    expect(await roundOn('2031-01-01T03:00')).toBe(doubted);
    // Corrected.
    expect(await roundOn('2026-11-09T02:00')).toBe('right');
    // The site was switched off: nobody corrects the clock.
    expect(await roundOn('2027-03-01T02:00')).toContain('it says 2027-03-01');
    expect(await roundOn('2027-03-02T02:00')).toBe('right');
    // Turned back: less is removed than should be, and nothing more.
    expect(await roundOn('2026-11-09T02:00')).toBe('right');
  }));

test('a start removes old versions of the shell, except the last ten', async () => {
  const shellDir = join(shared.folder, 'shell');
  const releasesDir = join(shared.folder, 'releases');
  const versions: string[] = [];
  await shared.inDatabase(async (database) => {
    const store = releaseStore(database, { releasesDir, shellDir });
    for (let build = 0; build < 13; build += 1) {
      versions.push(await writeShell(shellDir, `build ${build}`));
      await store.add(await readShellCandidate(shellDir));
      const file = join(releasesDir, 'shell', String(versions.at(-1)), '.release.json');
      const record = JSON.parse(await readFile(file, 'utf8')) as {
        release: { releasedAt: string };
      };
      record.release.releasedAt = daysAgo(60 - build);
      await writeFile(file, JSON.stringify(record));
    }
  });
  await withServer({}, (app) => app.listen({ host: '127.0.0.1', port: 0 }));
  expect((await readdir(join(releasesDir, 'shell'))).sort()).toEqual(versions.slice(3).sort());
});
