import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFirstParts } from '../../src/releases/firstParts';
import { writeBuild, writeShell } from '../../../registry/testing/smallBuild';
import { ownPlace, releaseUntestedShell } from '../../../registry/testing/testPlace';

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

/** Starts a server of the package. @returns the parts that it released */
const start = async (remotes = 'remotes'): Promise<string[]> => {
  const lines: string[] = [];
  const { releases: releasesDir, shellDir } = place;
  await releaseFirstParts(
    { releasesDir, shellDir, remotesDir: join(place.base, remotes) },
    (line) => lines.push(line),
  );
  return lines.map((line) => line.replace(/ \d\S*\.$/, ''));
};

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
