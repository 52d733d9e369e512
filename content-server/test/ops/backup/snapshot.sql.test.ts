import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wallTimeIn } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { noteBackup } from '../../../src/ops/backup/lastBackup';
import { tellWhenLate } from '../../../src/ops/backup/nightlyBackup';
import { dayjs } from '../../../src/content/dates/timeZone';
import { writeSiteState } from '../../../src/db/siteState';
import { TEST_ADMIN } from '../../../testing';
import { injectAsAdministrator } from '../../../testing/sharedSite';
import { eventually } from '../../../testing/eventually';
import { snapshotFolder } from '../../../testing/snapshotFolder';

const { shared, folder, uploads, partnerNames, addPartner, site, databases } = snapshotFolder();
const { admin, serve } = shared;

const snapshots = async () =>
  (await readdir(folder())).filter((file) => file.endsWith('.json')).sort();

test('a snapshot holds the database of its moment, and each picture once; verify and restore read it', async () => {
  const picture = await site();
  expect(await admin('snapshot', folder())).toMatch(
    /^Written to .+: \S+ with \d+ records, and 1 picture files beside it\.$/,
  );
  const stored = join(folder(), 'files', picture);
  const { ino, mtimeMs } = await stat(stored);
  const [first = ''] = await snapshots();
  await addPartner('Second', `/uploads/${picture}`);
  await admin('snapshot', folder());
  expect(await stat(stored)).toMatchObject({ ino, mtimeMs });
  expect(await admin('verify', folder())).toMatch(
    / is whole\. \d+ records and 1 picture files read from /,
  );

  await shared.inDatabase((database) => database.deleteFrom('partners').execute());
  await rm(join(uploads(), picture));
  await admin('restore', folder());
  expect(await partnerNames()).toEqual(['First', 'Second']);
  expect(await readdir(uploads())).toEqual([picture]);
  await admin('restore', join(folder(), first));
  expect(await partnerNames()).toEqual(['First']);
});

test('those of seven days and four Sundays are kept, and no half-written one or unused picture', async () => {
  const picture = await site();
  await admin('snapshot', folder());
  const [note = ''] = await snapshots();
  const old = JSON.parse(await readFile(join(folder(), note), 'utf8')) as {
    files: Record<string, object>;
  };
  const nameOf = (day: string) => `2025-${day}T02-10-00Z.json`;
  const pictureOf = (day: string) => `0000000000000000-${day}.png`;
  const days = Array.from({ length: 40 }, (_, index) =>
    new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(5, 10),
  );
  for (const day of days) {
    old.files = { [pictureOf(day)]: {} };
    await writeFile(join(folder(), nameOf(day)), JSON.stringify(old));
    await writeFile(join(folder(), 'files', pictureOf(day)), '');
  }
  // An earlier one of a day goes when a later one of it is there.
  await writeFile(join(folder(), '2025-02-09T01-00-00Z.json'), JSON.stringify(old));
  await writeFile(join(folder(), '2026-01-01T02-10-00Z.sqlite'), 'half');
  await rm(join(folder(), note));
  await admin('snapshot', folder());
  // Sundays are 19 and 26 January, 2 and 9 February; the new one may be of a fifth.
  const isSunday = new Date().getUTCDay() === 0;
  const sundays = ['01-19', '01-26', '02-02'].slice(isSunday ? 1 : 0);
  const week = ['02-04', '02-05', '02-06', '02-07', '02-08', '02-09'];
  const retained = [...sundays, ...week];
  expect((await snapshots()).slice(0, -1)).toEqual(retained.map(nameOf));
  expect(await databases()).toHaveLength(1);
  expect((await readdir(join(folder(), 'files'))).sort()).toEqual(
    [picture, ...retained.map(pictureOf)].sort(),
  );
  // All of the newest day stay: one of them may be from before an upgrade.
  await admin('snapshot', folder());
  expect(await databases()).toHaveLength(2);
});

test('a folder that is not there gets no snapshot, because its disk may not be mounted', async () => {
  await site();
  const missing = join(folder(), 'backups');
  await expect(admin('snapshot', missing)).rejects.toThrow(`There is no folder ${missing}.`);
  await expect(admin('restore', folder())).rejects.toThrow(
    `There is no whole snapshot at ${folder()}.`,
  );
});

test('a snapshot without all files is not whole, and replaces no whole one', async () => {
  const picture = await site();
  await admin('snapshot', folder());
  const [whole = ''] = await snapshots();
  await rename(uploads(), `${uploads()}-away`);
  const lost = `is not whole: 1 of the pictures and documents that the site uses are missing, such as ${picture}.`;
  for (let night = 0; night < 2; night += 1)
    await expect(admin('snapshot', folder())).rejects.toThrow(lost);
  const [first, ...broken] = await snapshots();
  expect(first).toBe(whole);
  expect(await databases()).toHaveLength(3);
  expect(await readdir(join(folder(), 'files'))).toEqual([picture]);
  await expect(admin('verify', join(folder(), broken[0] ?? ''))).rejects.toThrow(lost);
  expect(await admin('verify', folder())).toMatch(
    / is whole\. \d+ records and 1 picture files .+ No pages were opened, because no shell is built in /,
  );
  const archive = join(folder(), 'all.backup');
  expect(await admin('backup', archive)).toContain(`${archive} ${lost}`);
});

test('a damaged note stops nothing, and no stored file goes while there is one', async () => {
  const picture = await site();
  await admin('snapshot', folder());
  const [note = ''] = await snapshots();
  const [database = ''] = await databases();
  await writeFile(join(folder(), note), '{ "madeAt":');
  await writeFile(join(folder(), 'files', '0000000000000000-9.png'), 'of the damaged one, perhaps');
  for (let day = 10; day < 25; day += 1)
    await writeFile(join(folder(), `2025-01-${day}T02-10-00Z.json`), JSON.stringify({ files: {} }));
  await admin('snapshot', folder());
  const retained = await snapshots();
  expect([retained[0], retained.at(-2)]).toEqual(['2025-01-12T02-10-00Z.json', note]);
  expect(await databases()).toContain(database);
  expect((await readdir(join(folder(), 'files'))).sort()).toEqual(
    [picture, '0000000000000000-9.png'].sort(),
  );
  expect(await admin('verify', folder())).toContain('is whole.');
});

/** Changes one byte in the middle of a file. */
const flipByte = async (file: string) => {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await writeFile(file, bytes);
};

test('verify and restore refuse a snapshot with a changed byte, and change nothing', async () => {
  const picture = await site();
  await admin('snapshot', folder());
  await addPartner('Later', `/uploads/${picture}`);
  const [database = ''] = await databases();
  for (const file of [join(folder(), database), join(folder(), 'files', picture)]) {
    const whole = await readFile(file);
    await flipByte(file);
    for (const command of ['verify', 'restore'])
      await expect(admin(command, folder())).rejects.toThrow(`${file} is missing or damaged.`);
    await writeFile(file, whole);
  }
  expect(await partnerNames()).toEqual(['First', 'Later']);
  expect(await admin('verify', folder())).toContain('is whole.');
});

const setState = (key: string, value: string) =>
  shared.inDatabase((database) => writeSiteState(database, key, value));

describe('each night, where BACKUP_DIR is set', () => {
  const start = async (settings: Record<string, string> = {}) => {
    const app = await serve(settings);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };
  const backupOf = async (app: FastifyInstance) =>
    (await injectAsAdministrator(app, 'GET', '/dashboard')).body.lastBackup;

  test('one of several servers makes a snapshot, and the dashboard and /metrics say when', async () => {
    await site();
    // From 02:10 in the zone of the site.
    const settings = {
      BACKUP_DIR: folder(),
      SITE_TIME_ZONE: dayjs().utc().hour() < 12 ? 'Asia/Tokyo' : 'UTC',
    };
    const apps = [await start(settings), await start(settings)];
    while ((await snapshots()).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(apps.map((app) => app.close()));
    expect(await snapshots()).toHaveLength(1);
    const app = await start(settings);
    const { madeAt } = JSON.parse(
      await readFile(join(folder(), (await snapshots())[0] ?? ''), 'utf8'),
    ) as {
      madeAt: string;
    };
    expect(await backupOf(app)).toEqual({ at: madeAt, isLate: false, triedAt: '' });
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(new RegExp(`^site_backup_last ${Date.parse(madeAt) / 1000}`, 'm'));
    expect(await snapshots()).toHaveLength(1);
  });

  test('a backup that failed is tried again the same night, and the dashboard says why it failed', async () => {
    await site();
    const settings = { BACKUP_DIR: join(folder(), 'mounted-late') };
    const first = await start(settings);
    const failed = async (app: FastifyInstance) =>
      (await injectAsAdministrator(app, 'GET', '/dashboard')).body.failedRounds;
    await eventually(async () => ((await failed(first)) as unknown[]).length > 0);
    const failure = {
      text: 'The backup of this night could not be made.',
      reason: `There is no folder ${settings.BACKUP_DIR}.`,
      since: expect.any(String),
    };
    expect(await failed(first)).toEqual([failure]);
    await first.close();
    await mkdir(settings.BACKUP_DIR);
    const second = await start(settings);
    await eventually(async () => ((await failed(second)) as unknown[]).length === 0);
    expect(
      (await readdir(settings.BACKUP_DIR)).filter((file) => file.endsWith('.json')),
    ).toHaveLength(1);
    expect(await backupOf(second)).toMatchObject({ isLate: false });
  });

  test('a night without files that rows name is not tried again, and the dashboard names one of them', async () => {
    const picture = await site();
    await rename(uploads(), `${uploads()}-away`);
    const app = await start({ BACKUP_DIR: folder() });
    const failed = async () =>
      (await injectAsAdministrator(app, 'GET', '/dashboard')).body.failedRounds as unknown[];
    await eventually(async () => (await failed()).length > 0);
    const reason = expect.stringContaining(`the site uses are missing, such as ${picture}.`);
    expect(await failed()).toMatchObject([{ reason }]);
    await start({ BACKUP_DIR: folder() });
    await eventually(async () => (await failed()).length === 0);
    expect(await snapshots()).toHaveLength(1);
    expect(await databases()).toHaveLength(1);
  });

  test('administrators are told once by mail when none was made for three days, and the site stays ready', async () => {
    await site();
    const at = new Date(Date.now() - 73 * 60 * 60_000).toISOString();
    await shared.inDatabase((database) => noteBackup(database, at));
    const settings = {
      BACKUP_DIR: join(folder(), 'unmounted'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@example.org',
    };
    const app = await start(settings);
    expect(await backupOf(app)).toEqual({ at, isLate: true, triedAt: '' });
    await tellWhenLate(app, 'Africa/Blantyre');
    await tellWhenLate(app, 'Africa/Blantyre');
    const mails = await app.database
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .execute();
    expect(mails).toEqual([
      { recipient: TEST_ADMIN.email, subject: 'The backup of the site is late' },
    ]);
    expect((await app.inject('/readyz')).body).not.toContain('backup');
  });

  test('the newest is tried once a month, and the dashboard says when, or why not', async () => {
    await site();
    await admin('snapshot', folder());
    const zone = 'Africa/Blantyre';
    const night = wallTimeIn(zone, new Date(Date.now() - 130 * 60_000)).slice(0, 10);
    await setState('backup-night', night);
    const settings = { BACKUP_DIR: folder(), SITE_TIME_ZONE: zone };
    const startTrying = async () => {
      const app = await serve(settings, undefined, true);
      await app.listen({ host: '127.0.0.1', port: 0 });
      return app;
    };
    const todayOf = async (app: FastifyInstance) => {
      const { body } = await injectAsAdministrator(app, 'GET', '/dashboard');
      const { lastBackup, failedRounds } = body as {
        lastBackup: { triedAt: string };
        failedRounds: { text: string; reason: string }[];
      };
      return { triedAt: lastBackup.triedAt, failures: failedRounds };
    };
    const first = await startTrying();
    await eventually(async () => (await todayOf(first)).triedAt !== '');
    const { triedAt } = await todayOf(first);
    expect(Date.now() - Date.parse(triedAt)).toBeLessThan(60_000);
    expect((await first.inject('/metrics')).body).toMatch(
      new RegExp(`^site_backup_tried ${Date.parse(triedAt) / 1000}`, 'm'),
    );
    await first.close();

    // In the same month nothing is tried, even if it is damaged.
    const [note = ''] = await snapshots();
    const manifest = JSON.parse(await readFile(join(folder(), note), 'utf8')) as {
      files: Record<string, object>;
    };
    await flipByte(join(folder(), (await databases())[0] ?? ''));
    const second = await startTrying();
    await second.close();
    expect(await todayOf(await startTrying())).toEqual({ triedAt, failures: [] });

    const earlier = new Date(Date.now() - 32 * 24 * 60 * 60_000).toISOString();
    await setState('backup-tried', earlier);
    const third = await startTrying();
    await eventually(async () => (await todayOf(third)).failures.length > 0);
    const text = 'The newest backup could not be tried.';
    const damaged = expect.stringContaining('is missing or damaged.');
    expect(await todayOf(third)).toMatchObject({
      triedAt: earlier,
      failures: [{ text, reason: damaged }],
    });
    await third.close();

    manifest.files.large = { bytes: 1e15, sha256: '' };
    await writeFile(join(folder(), note), JSON.stringify(manifest));
    const fourth = await startTrying();
    const needs = /^It needs 2\d{9} MB of free space in \S+, which has \d+ MB\.$/;
    await eventually(async () => needs.test((await todayOf(fourth)).failures[0]?.reason ?? ''));
  });

  test('without it, a site that was never backed up says nothing', async () => {
    await site();
    expect(await backupOf(await start())).toBeUndefined();
  });
});
