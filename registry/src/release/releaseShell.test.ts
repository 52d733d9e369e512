import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer } from '@charity-site/content-server/testing';
import { allSkipped, skipped, type ShellSmokeTest } from '../smoke/smokeTest';
import type { ReleaseStore } from '../store/releaseStore';
import { releasesFolder } from '../store/releasesFolder';
import { releaseShellAtStart } from './atStart';
import { listRemotes } from './commands';
import { httpStore } from './httpStore';
import { release } from './release';
import { checkShell, releaseShell, type ShellOrder } from './releaseShell';
import { checkBuiltShell, releaseBuiltShell } from './shellCommands';
import { smallShell, writeBuild, writeShell } from './smallBuild';

let base: string;
let folder: string;
let places: { releases: string; shellDir: string };

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'shell-'));
  folder = path.join(base, 'shell');
  places = { releases: path.join(base, 'releases'), shellDir: path.join(base, 'none') };
  await writeShell(folder, 'one');
});
afterEach(() => rm(base, { recursive: true, force: true }));

const SECRETS = { shell: 'the-secret-of-the-shell-team', 'public-site': 'the-secret-of-the-public-team' };
const passed: ShellSmokeTest = ({ remotes }) => Promise.resolve(remotes.map(() => ({ outcome: 'passed' })));
const firstShell = () => Promise.resolve(smallShell('first'));

/** The release stores, for the shell's team and for that of a remote. */
const STORES: [string, () => Promise<{ shell: ReleaseStore; remotes: ReleaseStore; close?: () => Promise<void> }>][] = [
  ['a local folder', () => Promise.resolve({ shell: releasesFolder(places), remotes: releasesFolder(places) })],
  [
    'a running site',
    async () => {
      const { url, close } = await startTestServer({
        config: { shellDir: places.shellDir, releasesDir: places.releases },
        deployTokens: Object.entries(SECRETS)
          .map(([name, secret]) => `${name}=${secret}`)
          .join(),
      });
      const storeOf = (token: string) => httpStore({ url, token });
      return { shell: storeOf(SECRETS.shell), remotes: storeOf(SECRETS['public-site']), close };
    },
  ],
];

describe.each(STORES)('to %s', (_where, open) => {
  let store: ReleaseStore;
  let remotes: ReleaseStore;
  let close: (() => Promise<void>) | undefined;
  beforeEach(async () => ({ shell: store, remotes, close } = await open()));
  afterEach(() => close?.());

  const order = (smoke = passed): ShellOrder => ({ folder, store, smoke, by: 'Grace' });
  const live = async () => (await store.state()).registry.shell;
  const rollBack = () => store.activate({ remote: 'shell', action: 'rollback', by: 'Peter' });
  const releaseRemote = async (manifest: object = {}) => {
    const build = path.join(base, 'public-site');
    await writeBuild(build, JSON.stringify(manifest), manifest);
    const smoke = skipped('no browser');
    return release({ name: 'public-site', folder: build, store: remotes, smoke, by: 'Mary', firstShell });
  };

  test('adds an immutable version, and keeps the one before', async () => {
    const first = await releaseShell(order());
    expect(first.changed).toBe(true);
    expect(await live()).toMatchObject({ version: first.version, contract: '1.99.0' });
    expect((await store.state()).shell).toMatchObject({ version: first.version, contract: '1.99.0' });
    const released = path.join(places.releases, 'shell', first.version, 'index.html');
    const html = await readFile(released, 'utf8');

    const second = await writeShell(folder, 'two');
    expect(await releaseBuiltShell(order())).toMatch(new RegExp(`^shell ${second} is live\\.\n  3 files, `));
    expect(await readFile(released, 'utf8')).toBe(html);
    expect(await live()).toMatchObject({ version: second, previous: { version: first.version } });
    expect(await releaseBuiltShell(order())).toBe(`shell ${second} is live already; nothing has changed.`);

    expect((await rollBack()).version).toBe(first.version);
    expect(await live()).toMatchObject({ version: first.version, previous: { version: second } });
    expect((await store.state()).history).toMatchObject([
      { remote: 'shell', action: 'rollback', from: second, to: first.version },
      { remote: 'shell', action: 'release', from: first.version, to: second },
      { remote: 'shell', action: 'release', from: null, to: first.version },
    ]);
    const listed = await listRemotes({ store, smoke: skipped(''), by: '', firstShell });
    expect(listed).toMatch(
      new RegExp(`^shell\n  live    ${first.version}  since \\S+ \\(rollback by .*\\)\n  before  ${second}\n`),
    );
  });

  test.each<[string, object, Parameters<typeof writeShell>[2], string]>([
    [
      'offers another contract',
      {},
      { contract: '2.0.0' },
      'public-site is written for the shell contract ^1.2.0, but the shell offers 2.0.0.',
    ],
    [
      'brings an older shared module than a live remote needs',
      { shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.0' }] },
      { shared: { react: { version: '19.2.0', range: '^19.0.0' } } },
      'public-site needs react ^19.3.0, but the shell brings 19.2.0.',
    ],
    [
      'does not work with the shared module of a live remote',
      { shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' }] },
      { shared: { react: { version: '19.4.0', range: '^19.4.0' } } },
      'public-site carries react 19.3.1, but the shell works with ^19.4.0 only.',
    ],
    [
      'leaves out a shared module of a live remote',
      { shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' }] },
      { shared: {} },
      'public-site shares react, which the shell does not.',
    ],
  ])('refuses a shell that %s', async (_what, manifest, offered, message) => {
    await releaseShell(order());
    await releaseRemote(manifest);
    const before = await live();
    const version = await writeShell(folder, 'two', offered);
    const smoke = jest.fn(passed);
    await expect(releaseShell(order(smoke))).rejects.toThrow(message);
    expect(smoke).not.toHaveBeenCalled();
    expect(await live()).toEqual(before);
    // The site refuses by itself, whatever the command did.
    await expect(store.activate({ remote: 'shell', action: 'release', to: version, by: 'Grace' })).rejects.toThrow();
    expect(await live()).toEqual(before);
  });

  test('refuses a shell in which a live remote fails its smoke test, and one that was not tested with it', async () => {
    await releaseShell(order());
    const { version: remote } = await releaseRemote();
    const version = await writeShell(folder, 'two');
    const smoke: ShellSmokeTest = () => Promise.resolve([{ outcome: 'failed', note: 'it threw' }]);
    await expect(releaseShell(order(smoke))).rejects.toThrow(
      `public-site ${remote} failed its smoke test in shell ${version}: it threw.`,
    );
    await expect(store.activate({ remote: 'shell', action: 'release', to: version, by: 'Grace' })).rejects.toThrow(
      `public-site ${remote} in shell ${version} failed its smoke test: it threw.`,
    );
    const third = await writeShell(folder, 'three');
    const { candidate } = await checkShell(order());
    expect((await store.state()).verdicts).toContainEqual(
      expect.objectContaining({ remote: 'public-site', version: remote, shell: third, smoke: { outcome: 'passed' } }),
    );
    await writeBuild(path.join(base, 'public-site'), 'next');
    const next = await releaseRemote({ next: true });
    await expect(
      store.activate({ remote: 'shell', action: 'release', to: candidate.record.release.version, by: 'Grace' }),
    ).rejects.toThrow(`public-site ${next.version} has not been checked in shell ${third}. Run "check shell" first.`);
  });

  test('reuses the results of a check with the same remotes', async () => {
    await releaseShell(order());
    await releaseRemote();
    await writeShell(folder, 'two');
    const smoke = jest.fn(passed);
    expect(await checkBuiltShell(order(smoke))).toMatch(
      /^shell \S+ works with the live remotes\.\n.*\n[^]* {2}public-site \S+: compatible, smoke test passed$/,
    );
    expect((await releaseShell(order(smoke))).changed).toBe(true);
    expect(smoke).toHaveBeenCalledTimes(1);
  });

  test('does not roll back to a shell that a newer remote does not fit', async () => {
    await writeShell(folder, 'one', { shared: { react: { version: '19.2.0', range: '^19.0.0' } } });
    await releaseShell(order());
    await writeShell(folder, 'two');
    await releaseShell(order());
    const before = await live();
    await releaseRemote({ shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.0' }] });
    await expect(rollBack()).rejects.toThrow(
      "public-site needs react ^19.3.0, but the shell brings 19.2.0. Build public-site against the shell's version.\nGo back to an earlier version of public-site first.",
    );
    expect(await live()).toEqual(before);
  });

  test.each<[string, () => Promise<void>, string]>([
    ['is not built', () => rm(folder, { recursive: true }), 'The shell is not built. Run: npm run build -w shell'],
    [
      'has a changed file',
      () => writeFile(path.join(folder, 'index.html'), '<!doctype html>'),
      "The shell's build is not what its shell.json says. Build the shell again.",
    ],
    [
      'offers something else than it was built with',
      async () => {
        const facts = path.join(folder, 'shell.json');
        await writeFile(facts, (await readFile(facts, 'utf8')).replace('1.99.0', '1.98.0'));
      },
      "The shell's build is not what its shell.json says. Build the shell again.",
    ],
  ])('refuses a shell that %s', async (_what, damage, message) => {
    await damage();
    await expect(releaseShell(order())).rejects.toThrow(message);
    expect(await live()).toBeUndefined();
  });

  test('refuses one of two simultaneous releases', async () => {
    const both = [path.join(base, 'a'), path.join(base, 'b')];
    for (const one of both) await writeShell(one, one);
    const ends = await Promise.allSettled(both.map((one) => releaseShell({ ...order(), folder: one })));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.state()).history).toHaveLength(1);
  });
});

describe('at npm start', () => {
  const start = () =>
    releaseShellAtStart({
      folder,
      store: releasesFolder({ ...places, origin: 'start' }),
      smoke: allSkipped('no browser'),
      by: 'Grace',
    });
  const live = async () => (await releasesFolder(places).state()).registry.shell?.version;

  test('the shell goes live where none is, and each new build after it', async () => {
    expect(await start()).toBe(`Released shell ${await live()}.`);
    expect(await start()).toBeUndefined();
    const second = await writeShell(folder, 'two');
    expect(await start()).toBe(`Released shell ${second}.`);
    expect(await live()).toBe(second);
  });

  test('a shell that somebody released or restored stays', async () => {
    await start();
    const first = await live();
    const second = await writeShell(folder, 'two');
    const store = releasesFolder(places);
    await releaseShell({ folder, store, smoke: passed, by: 'Mary' });
    await writeShell(folder, 'three');
    expect(await start()).toMatch(
      new RegExp(`^shell ${second} is live, released by Mary on \\S+\\. npm start does not replace it\\.`),
    );
    await store.activate({ remote: 'shell', action: 'rollback', by: 'Peter' });
    expect(await start()).toContain(`shell ${first} is live, restored by Peter on`);
    expect(await live()).toBe(first);
  });
});
