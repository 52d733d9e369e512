import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { untyped } from '../../../src/db/database';
import {
  DRAFT,
  draftAt,
  everyVisit,
  expectHiddenUntilPublic,
  inFuture,
  storeHidden,
} from '../../../testing/hiddenItems';
import { callsOf, startServerProcess } from '../../../testing/processes';
import { startRealServer } from '../../../testing/realServer';
import { environmentOf, sharedSite } from '../../../testing/sharedSite';
import { emptySite } from '../../../testing/site';
import { eventually } from '../../../testing/eventually';

jest.setTimeout(300_000);

const site = emptySite(startRealServer);
const shared = sharedSite();

test('a hidden item is in no public call, page or file, before and after it is public', async () => {
  const stored = await storeHidden(site);
  await expectHiddenUntilPublic(site, stored, await everyVisit(site.server, stored));
});

test('a scheduled item appears in all processes and after a restart; only backups contain drafts', async () => {
  const { admin, folder, inDatabase } = shared;
  const environment = environmentOf(shared);
  await shared.addAdministrator();
  const one = await startServerProcess(environment);
  const titles = async (url: string) => {
    const { updates } = (await (await fetch(`${url}/api/content/updates`)).json()) as {
      updates: { title: string }[];
    };
    return updates.map(({ title }) => title);
  };
  const callOne = await callsOf(one);
  const post = async (path: string, body: object) =>
    expect((await callOne('POST', `/content/updates${path}`, { body })).status).toBe(201);
  await post('', { ...draftAt('updates'), title: 'A draft', ...DRAFT });
  const other = await startServerProcess(environment);
  await post('', { ...draftAt('updates'), title: 'Soon', publishAt: inFuture(1500) });
  await post('/previews', { title: 'A preview' });
  await one.end('SIGKILL');
  const restarted = await startServerProcess(environment);
  for (const { url } of [other, restarted]) {
    await eventually(async () => (await titles(url)).includes('Soon'));
    expect(await titles(url)).toEqual(['Soon']);
  }
  await Promise.all([other.end('SIGTERM'), restarted.end('SIGTERM')]);
  const [backup, exported] = [join(folder, 'site.backup'), join(folder, 'site.export')];
  await admin('backup', backup);
  await admin('export', exported);
  const textOf = async (file: string) => gunzipSync(await readFile(file)).toString();
  expect(await textOf(exported)).toContain('Soon');
  expect(await textOf(exported)).not.toContain('A draft');
  for (const file of [exported, backup]) expect(await textOf(file)).not.toContain('A preview');
  await admin('restore', backup);
  const rows = await inDatabase((database) =>
    untyped<{ title: string; status: string }>(database)
      .selectFrom('updates')
      .select(['title', 'status'])
      .orderBy('title')
      .execute(),
  );
  expect(rows).toEqual([
    { title: 'A draft', status: 'draft' },
    { title: 'Soon', status: 'published' },
  ]);
});
