import { join } from 'node:path';
import type { Registry } from '@charity-site/registry';
import { openDatabase } from '../../src/db/open';
import { signInAt } from '../../testing/testAdministrator';
import { writeBuild, writeShell } from '../../../registry/testing/smallBuild';
import { makeTestDatabase } from '../../testing/testDatabase';
import { folderWith } from '../../testing/folders';
import {
  endProcess,
  startServerProcess,
  WITH_ADMIN,
  type ServerProcess,
} from '../../testing/processes';

jest.setTimeout(180_000);

test('three processes that are started at once on an empty database all come up, with one first content and the first parts live', async () => {
  process.env.TEST_TEMPLATE = 'template1';
  const { place, remove } = await makeTestDatabase();
  if (!('url' in place)) throw new Error('This test needs PostgreSQL.');
  const folder = await folderWith({
    'remotes/public-site/package.json': JSON.stringify({
      version: '0.1.0',
      federation: { contract: '^1.0.0', prefixes: ['/'], smokePath: '/' },
    }),
  });
  await writeBuild(join(folder, 'remotes/public-site/dist'), 'one');
  const shell = await writeShell(join(folder, 'shell'), 'one');
  const settings = {
    RELEASES_DIR: join(folder, 'releases'),
    REMOTES_DIR: join(folder, 'remotes'),
    SHELL_DIR: join(folder, 'shell'),
    DATABASE_URL: place.url,
    DEMO_CONTENT: 'on',
    ...WITH_ADMIN,
  };
  const starts = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) =>
      startServerProcess({ ...settings, DATA_DIR: join(folder, name) }),
    ),
  );
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const readiness = await Promise.all(
    servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status),
  );
  const live = await Promise.all(
    servers.map(async ({ url }) => {
      const registry = (await (await fetch(`${url}/remotes.json`)).json()) as Registry;
      return [registry.shell?.version, ...registry.remotes.map(({ name }) => name)];
    }),
  );
  const token = servers[0] && (await signInAt(servers[0].url));
  const headers = { authorization: `Bearer ${token}` };
  const signedIn = await Promise.all(
    servers.map(async ({ url }) => (await fetch(`${url}/api/people`, { headers })).status),
  );
  await Promise.all(servers.map((server: ServerProcess) => endProcess(server)));
  const database = await openDatabase(place);
  const administrators = await database.selectFrom('administrators').select('email').execute();
  const members = await database.selectFrom('executive_members').select('name').execute();
  await database.destroy();
  await remove();
  expect(
    starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : [])),
  ).toEqual([]);
  expect(readiness).toEqual([200, 200, 200]);
  expect(live).toEqual(Array(3).fill([shell, 'public-site']));
  // All of them sign with one key.
  expect(signedIn).toEqual([200, 200, 200]);
  expect(administrators).toEqual([{ email: WITH_ADMIN.ADMIN_EMAIL }]);
  expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
});
