import { openDatabase } from '../../src/db/open';
import { makeTestDatabase } from '../../testing/testDatabase';
import { folderWith } from '../../testing/folders';
import {
  endProcess,
  startServerProcess,
  WITH_ADMIN,
  type ServerProcess,
} from '../../testing/processes';

jest.setTimeout(180_000);

test('three processes that are started at once on an empty database all come up, with one first content', async () => {
  process.env.TEST_TEMPLATE = 'template1';
  const { place, remove } = await makeTestDatabase();
  if (!('url' in place)) throw new Error('This test needs PostgreSQL.');
  const settings = {
    DATA_DIR: await folderWith({}),
    DATABASE_URL: place.url,
    DEMO_CONTENT: 'on',
    ...WITH_ADMIN,
  };
  const starts = await Promise.allSettled([1, 2, 3].map(() => startServerProcess(settings)));
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const readiness = await Promise.all(
    servers.map(async ({ url }) => (await fetch(`${url}/healthz`)).status),
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
  expect(administrators).toEqual([{ email: WITH_ADMIN.ADMIN_EMAIL }]);
  expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
});
