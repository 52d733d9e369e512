import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCandidate } from '../store/candidate';
import type { ReleaseStore } from '../store/releaseStore';
import type { SmokeTest } from '../smoke/smokeTest';
import { promote, shareIn } from './canary';
import { listRemotes } from '../operator/list';
import { previewRemote } from './preview';
import { release } from './release';
import { rollBack } from '../operator/operatorCommands';
import { writeBuild, writeShell } from '../../testing/smallBuild';
import {
  firstShell,
  ownPlace,
  passed,
  releaseUntestedShell,
  STORES,
} from '../../testing/testPlace';

const REMOTE = 'public-site';
const by = 'Grace';

const place = ownPlace();
let store: ReleaseStore;
beforeEach(async () => {
  store = place.local();
  await place.writeFirstShell();
});

const put = async (text: string, share?: number, smoke = passed) => {
  await rm(place.folder, { recursive: true, force: true });
  await writeBuild(place.folder, text);
  return (
    await release({ name: REMOTE, folder: place.folder, store, smoke, by, firstShell, share })
  ).version;
};
const means = () => ({ store, by, smoke: passed, firstShell });
const remote = async () =>
  (await store.state()).registry.remotes.find((one) => one.name === REMOTE);
const history = async () =>
  (await store.state()).history.map(({ action, from, to, share }) => [action, from, to, share]);

describe.each(STORES)('a canary in %s', (_where, open, name = by) => {
  beforeEach(async () => {
    store = await open(place);
  });

  test('runs next to the live version until it is promoted, and is rolled back like a release', async () => {
    const live = await put('one');
    const canary = await put('two', 10);
    expect(await remote()).toMatchObject({
      version: live,
      canary: { release: { version: canary }, share: 10, since: expect.any(String), by: name },
    });
    const list = await listRemotes(means());
    expect(list).toMatch(
      new RegExp(`canary  ${canary}  for 10% of the visitors since .* \\(by ${name}\\)`),
    );
    expect(list).toMatch(new RegExp(`live    ${live}  since .* \\(release by ${name}\\)`));

    expect(await promote(REMOTE, means())).toBe(`public-site ${canary} is live for all visitors.`);
    expect(await remote()).toMatchObject({ version: canary, previous: { version: live } });
    expect(await remote()).not.toHaveProperty('canary');
    expect((await remote())?.previous).not.toHaveProperty('canary');
    expect(await rollBack(REMOTE, means())).toBe(`public-site ${live} is live again.`);
    expect(await history()).toEqual([
      ['rollback', canary, live, undefined],
      ['promote', live, canary, undefined],
      ['canary', null, canary, 10],
      ['release', null, live, undefined],
    ]);
  });
});

describe('a canary', () => {
  test('ends with a rollback, which leaves the live version', async () => {
    const live = await put('one');
    const canary = await put('two', 10);
    expect(await rollBack(REMOTE, means())).toBe(
      `The canary ${canary} has ended. All visitors get public-site ${live}.`,
    );
    expect(await remote()).toMatchObject({ version: live });
    expect(await remote()).not.toHaveProperty('canary');
    expect((await history())[0]).toEqual(['end-canary', canary, live, undefined]);
    await expect(promote(REMOTE, means())).rejects.toThrow('public-site has no canary.');
    await expect(rollBack(REMOTE, means())).rejects.toThrow(
      'public-site has no earlier version to go back to.',
    );
  });

  test('ends with the release of another version and with another canary, and the history says so', async () => {
    const one = await put('one');
    const two = await put('two', 10);
    const three = await put('three', 10);
    expect((await history()).slice(0, 2)).toEqual([
      ['canary', null, three, 10],
      ['end-canary', two, one, undefined],
    ]);
    const four = await put('four');
    expect(await remote()).toMatchObject({ version: four, previous: { version: one } });
    expect(await remote()).not.toHaveProperty('canary');
    expect((await history()).slice(0, 2)).toEqual([
      ['release', one, four, undefined],
      ['end-canary', three, four, undefined],
    ]);
  });

  test('needs a live version, must pass all checks, and keeps its start time when its share changes', async () => {
    await expect(put('one', 10)).rejects.toThrow(
      'public-site has never been released. Its first version goes to all visitors.',
    );
    const live = await put('one');
    await expect(
      store.activate({ remote: REMOTE, action: 'canary', share: 10, to: live, by }),
    ).rejects.toThrow('is live already.');
    const failing: SmokeTest = () =>
      Promise.resolve({ outcome: 'failed', note: 'the page throws' });
    await expect(put('two', 10, failing)).rejects.toThrow(
      'failed its smoke test in the live shell: the page throws.',
    );
    expect(await remote()).toMatchObject({ version: live });
    expect(await remote()).not.toHaveProperty('canary');

    const version = await put('two', 10);
    const since = (await remote())?.canary?.since;
    expect(await put('two', 50)).toBe(version);
    expect((await remote())?.canary).toMatchObject({ share: 50, since, release: { version } });
  });

  test('is not changed by a caller who saw another one', async () => {
    await put('one');
    const canary = await put('two', 10);
    for (const action of ['promote', 'end-canary'] as const)
      await expect(
        store.activate({ remote: REMOTE, action, to: '0.1.0-other', by }),
      ).rejects.toThrow(
        `A part of the visitors sees public-site ${canary} now, no longer 0.1.0-other. Nothing was changed.`,
      );
    await rollBack(REMOTE, means());
    await expect(
      store.activate({ remote: REMOTE, action: 'promote', to: canary, by }),
    ).rejects.toThrow(
      `public-site ${canary} is not shown to a part of the visitors any more. Nothing was changed.`,
    );
  });

  test('stays when old versions are removed', async () => {
    await put('one');
    const canary = await put('two', 10);
    const file = path.join(place.releases, REMOTE, canary, '.release.json');
    const record = JSON.parse(await readFile(file, 'utf8')) as { release: { releasedAt: string } };
    record.release.releasedAt = '2026-01-01T00:00:00.000Z';
    await writeFile(file, JSON.stringify(record));
    expect(await store.prune(REMOTE, 0)).toEqual([]);
    await rollBack(REMOTE, means());
    // Open tabs may use it for a month.
    expect(await store.prune(REMOTE, 0)).toEqual([]);
  });

  test('ends when another shell goes live, in which it was not checked', async () => {
    const live = await put('one');
    const canary = await put('two', 10);
    const shell = path.join(place.base, 'next-shell');
    await writeShell(shell, 'next');
    await releaseUntestedShell(shell, store);
    expect(await remote()).not.toHaveProperty('canary');
    expect((await store.state()).history[1]).toMatchObject({
      action: 'end-canary',
      remote: REMOTE,
      from: canary,
      to: live,
      reason: 'Another version of the shell went live.',
    });
  });
});

test('a running site creates a preview link of a stored build only', async () => {
  store = (await place.site('*')).as('*');
  await writeBuild(place.folder, 'one');
  const declared = { version: '0.1.0', contract: '^1.0.0', prefixes: ['/'], smokePath: '/' };
  const { release: stored } = await store.add(await readCandidate(REMOTE, place.folder, declared));
  const preview = await store.preview?.(REMOTE, stored.version);
  expect(preview?.address).toMatch(/^http:\/\/.*\/\?preview=[\w.-]+$/);
  expect(Date.parse(preview?.until ?? '')).toBeGreaterThan(Date.now());
  expect((await store.state()).registry.remotes).toEqual([]);
  await expect(store.preview?.(REMOTE, '0.1.0-none')).rejects.toThrow(
    'There is no version 0.1.0-none of public-site.',
  );
});

test('a folder has no URL, so it has no previews', async () => {
  await expect(previewRemote(REMOTE, means())).rejects.toThrow('A preview needs a running site.');
  await expect(previewRemote('shell', means())).rejects.toThrow(
    'There is no preview of the shell.',
  );
});

test.each([
  ['10%', 10],
  ['10', 10],
  ['0.5%', 0.5],
  ['99.99%', 99.99],
])('--canary %s', (text, share) => expect(shareIn(text)).toBe(share));

test.each(['0', '0%', '100%', '-1', 'ten', '', '10%%', '1e1'])('--canary %s is rejected', (text) =>
  expect(() => shareIn(text)).toThrow(
    '--canary takes a share of the visitors above 0% and below 100%',
  ),
);
