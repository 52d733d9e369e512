import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFirstParts } from '../../src/releases/firstParts';
import { writeBuild, writeShell } from '../../../registry/testing/smallBuild';
import {
  ownPlace,
  releaseUntested,
  releaseUntestedShell,
  tokenOf,
} from '../../../registry/testing/testPlace';

const place = ownPlace();

/** Writes the parts of an installed package. @returns the version of its shell */
const writePackage = async (text: string): Promise<string> => {
  const folder = join(place.base, 'remotes/public-site');
  await mkdir(folder, { recursive: true });
  const federation = { contract: '^1.0.0', prefixes: ['/'], smokePath: '/' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '0.1.0', federation }));
  await writeBuild(join(folder, 'dist'), text);
  return writeShell(place.shellDir, text);
};

/** Starts a server of the package. @returns its lines */
const startLines = async (remotes = 'remotes'): Promise<string[]> => {
  const lines: string[] = [];
  const { shellDir } = place;
  await releaseFirstParts(
    place.local('start'),
    { shellDir, remotesDir: join(place.base, remotes) },
    (line) => lines.push(line),
  );
  return lines;
};

/** Starts a server of the package. @returns the parts that it released */
const start = async (remotes?: string): Promise<string[]> =>
  (await startLines(remotes))
    .filter((line) => !line.includes('The start does not replace it.'))
    .map((line) => line.replace(/ \d\S*\.$/, ''));

const today = new Date().toISOString().slice(0, 10);

/** Releases like the team of the public site, from another machine. */
const releaseAsTeam = async (text: string, share?: number) => {
  const theirs = join(place.base, text);
  await writeBuild(theirs, text);
  const more = { by: 'the public-site team', share };
  return (await releaseUntested('public-site', theirs, place.local('token'), more)).version;
};

const live = async () => (await place.local().state()).registry.remotes[0]?.version;
const liveShell = async () => (await place.local().state()).registry.shell?.version;

test('the parts of the package go live at its start, and those of the next package replace them', async () => {
  const first = await writePackage('one');
  expect(await start()).toEqual(['Released shell', 'Released public-site']);
  expect(await liveShell()).toBe(first);
  expect(await start()).toEqual([]);
  const second = await writePackage('two');
  expect(await start()).toEqual(['Released shell', 'Released public-site']);
  expect(await liveShell()).toBe(second);
  // The way back to the package before.
  await writePackage('one');
  expect(await start()).toEqual(['Released shell', 'Released public-site']);
  expect(await liveShell()).toBe(first);
});

test('a version that somebody released or restored stays', async () => {
  const first = await writePackage('one');
  await start();
  await writeShell(join(place.base, 'built'), 'of the team');
  await releaseUntestedShell(join(place.base, 'built'), place.local());
  const released = await liveShell();
  await writePackage('two');
  expect(await start()).toEqual(['Released public-site']);
  expect(await liveShell()).toBe(released);
  await place.local().activate({ remote: 'shell', action: 'rollback', by: 'Mary' });
  expect(await start()).toEqual([]);
  expect(await liveShell()).toBe(first);
});

test('a later build of the shell alone, outside a package, changes nothing', async () => {
  const first = await writeShell(place.shellDir, 'one');
  expect(await start('no-remotes')).toEqual(['Released shell']);
  await writeShell(place.shellDir, 'two');
  expect(await start('no-remotes')).toEqual([]);
  expect(await liveShell()).toBe(first);
});

test('the others are released if a part cannot be', async () => {
  await writePackage('one');
  await writeFile(join(place.base, 'remotes/public-site/dist/mf-manifest.json'), '{}');
  const [shell, remote] = await start();
  expect(shell).toBe('Released shell');
  expect(remote).toMatch(/^public-site has not been released\. /);
});

test("keeps a team's release over HTTP, also at later starts, and prints how to release the checkout", async () => {
  await writePackage('one');
  await start();
  const theirs = await releaseAsTeam('theirs');
  for (const text of ['second checkout', 'third checkout']) {
    await writePackage(text);
    expect((await startLines()).at(-1)).toBe(
      `public-site ${theirs} is live, released by the public-site team on ${today}. The start does not replace it. To release this checkout: npm run release -- public-site`,
    );
    expect(await live()).toBe(theirs);
  }
});

test("keeps a team's canary beside a version of a start", async () => {
  await writePackage('one');
  await start();
  const first = await live();
  await releaseAsTeam('theirs', 10);
  await writeBuild(join(place.base, 'remotes/public-site/dist'), 'two');
  expect((await startLines()).at(-1)).toContain(
    `public-site ${first} is live, released by the start of the server on ${today}. The start does`,
  );
  const { registry } = await place.local().state();
  expect(registry.remotes[0]).toMatchObject({ version: first, canary: { share: 10 } });
});

test('ignores an origin that a caller claims', async () => {
  await writePackage('one');
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
  await writePackage('two');
  expect((await startLines()).at(-1)).toContain('restored by the public-site team');
  expect(await live()).toBe(first);
});
