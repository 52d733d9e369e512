import path from 'node:path';
import { releaseAtStart } from './releaseAtStart';
import { writeBuild } from '../../testing/smallBuild';
import { firstShell, ownPlace, releaseUntested, tokenOf } from '../../testing/testPlace';
import { skipped } from '../smoke/smokeTest';

const place = ownPlace();
let folder: string;
beforeEach(async () => {
  ({ folder } = place);
  await place.writeFirstShell();
  await writeBuild(folder, 'first checkout');
});

const order = { name: 'public-site', smoke: skipped('no browser'), by: 'Grace', firstShell };
const start = () => releaseAtStart({ ...order, folder, store: place.local('start') });
const live = async () => (await place.local().state()).registry.remotes[0]?.version;
const today = new Date().toISOString().slice(0, 10);

/** Releases like the team of the public site, from another machine. */
const releaseAsTeam = async (text: string, share?: number) => {
  const theirs = path.join(place.base, text);
  await writeBuild(theirs, text);
  const more = { by: 'the public-site team', share };
  return (await releaseUntested('public-site', theirs, place.local('token'), more)).version;
};

test('releases an unreleased remote, then each new checkout, and prints nothing if the build is live', async () => {
  expect(await start()).toBe(`Released public-site ${await live()}.`);
  const first = await live();
  expect(await start()).toBeUndefined();
  await writeBuild(folder, 'second checkout');
  expect(await start()).toBe(`Released public-site ${await live()}.`);
  expect(await live()).not.toBe(first);
});

test("keeps a team's release over HTTP, also at later starts, and prints how to release the checkout", async () => {
  await start();
  const theirs = await releaseAsTeam('theirs');
  for (const text of ['second checkout', 'third checkout']) {
    await writeBuild(folder, text);
    expect(await start()).toBe(
      `public-site ${theirs} is live, released by the public-site team on ${today}. npm start does not replace it. To release this checkout: npm run release -- public-site`,
    );
    expect(await live()).toBe(theirs);
  }
});

test("keeps a team's canary beside a version that npm start released", async () => {
  await start();
  const first = await live();
  await releaseAsTeam('theirs', 10);
  await writeBuild(folder, 'second checkout');
  expect(await start()).toContain(
    `public-site ${first} is live, released by Grace on ${today}. npm start does not`,
  );
  const { registry } = await place.local().state();
  expect(registry.remotes[0]).toMatchObject({ version: first, canary: { share: 10 } });
});

test('keeps a version that the administrator restored or the command released', async () => {
  await start();
  const first = await live();
  await writeBuild(folder, 'second checkout');
  await start();
  const by = 'admin@example.org';
  await place.local('administrator').activate({ remote: 'public-site', action: 'rollback', by });
  expect(await start()).toMatch(
    new RegExp(
      `^public-site ${first} is live, restored by admin@example.org on ${today}. npm start does not replace it.`,
    ),
  );
  expect(await live()).toBe(first);
  await writeBuild(folder, 'third checkout');
  const { version } = await releaseUntested('public-site', folder, place.local());
  await writeBuild(folder, 'fourth checkout');
  expect(await start()).toContain(`${version} is live, released by Grace on`);
  expect(await live()).toBe(version);
});

test('ignores an origin that a caller claims', async () => {
  await start();
  const first = await live();
  await releaseAsTeam('theirs');
  const { url } = await place.site('public-site');
  const response = await fetch(`${url}/api/releases/public-site/turns`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf('public-site')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ action: 'rollback', origin: 'start', by: 'npm start' }),
  });
  expect(response.status).toBe(200);
  expect(await live()).toBe(first);
  await writeBuild(folder, 'second checkout');
  expect(await start()).toContain('restored by the public-site team');
  expect(await live()).toBe(first);
});
