import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellSmokeTest } from '../smoke/smokeTest';
import type { ReleaseStore } from '../store/releaseStore';
import { listRemotes } from '../operator/list';
import { checkShell, releaseShell, type ShellReleaseRequest } from './releaseShell';
import { checkBuiltShell, releaseBuiltShell } from './shellCommands';
import { writeBuild, writeShell } from '../../testing/smallBuild';
import { ownPlace, releaseUntested, STORES } from '../../testing/testPlace';

const place = ownPlace();
let store: ReleaseStore;
/** The shell's build. */
let folder: string;

beforeEach(async () => {
  folder = place.shellDir;
  store = place.local();
  await writeShell(folder, 'one');
});

const passed: ShellSmokeTest = ({ remotes }) =>
  Promise.resolve(remotes.map(() => ({ outcome: 'passed' })));
const order = (smoke = passed): ShellReleaseRequest => ({ folder, store, smoke, by: 'Grace' });
const live = async () => (await store.state()).registry.shell;
const rollBack = () => store.activate({ remote: 'shell', action: 'rollback', by: 'Peter' });
const releaseRemote = async (manifest: object = {}) => {
  const build = path.join(place.base, 'public-site');
  await writeBuild(build, JSON.stringify(manifest), manifest);
  return releaseUntested('public-site', build, store);
};

describe.each(STORES)('to %s', (_where, open) => {
  beforeEach(async () => {
    store = await open(place);
  });

  test('adds an immutable version, and keeps the previous one', async () => {
    const first = await releaseShell(order());
    expect(first.changed).toBe(true);
    expect(await live()).toMatchObject({ version: first.version, contract: '1.99.0' });
    expect((await store.state()).shell).toMatchObject({
      version: first.version,
      contract: '1.99.0',
    });
    const released = path.join(place.releases, 'shell', first.version, 'index.html');
    const html = await readFile(released, 'utf8');

    const second = await writeShell(folder, 'two');
    expect(await releaseBuiltShell(order())).toMatch(
      new RegExp(`^shell ${second} is live\\.\n  3 files, `),
    );
    expect(await readFile(released, 'utf8')).toBe(html);
    expect(await live()).toMatchObject({ version: second, previous: { version: first.version } });
    expect(await releaseBuiltShell(order())).toBe(
      `shell ${second} is live already; nothing has changed.`,
    );

    expect((await rollBack()).version).toBe(first.version);
    expect(await live()).toMatchObject({ version: first.version, previous: { version: second } });
    expect((await store.state()).history).toMatchObject([
      { remote: 'shell', action: 'rollback', from: second, to: first.version },
      { remote: 'shell', action: 'release', from: first.version, to: second },
      { remote: 'shell', action: 'release', from: null, to: first.version },
    ]);
    const listed = await listRemotes({ store });
    expect(listed).toMatch(
      new RegExp(
        `^shell\n  live    ${first.version}  since \\S+ \\(rollback by .*\\)\n  before  ${second}\n`,
      ),
    );
  });

  test('rejects a shell in which a live remote fails its smoke test, and one not tested with it', async () => {
    await releaseShell(order());
    const { version: remote } = await releaseRemote();
    const version = await writeShell(folder, 'two');
    const smoke: ShellSmokeTest = () => Promise.resolve([{ outcome: 'failed', note: 'it threw' }]);
    await expect(releaseShell(order(smoke))).rejects.toThrow(
      `public-site ${remote} failed its smoke test in shell ${version}: it threw.`,
    );
    await expect(
      store.activate({ remote: 'shell', action: 'release', to: version, by: 'Grace' }),
    ).rejects.toThrow(`public-site ${remote} in shell ${version} failed its smoke test: it threw.`);
    const third = await writeShell(folder, 'three');
    const { candidate } = await checkShell(order());
    expect((await store.state()).checkResults).toContainEqual(
      expect.objectContaining({
        remote: 'public-site',
        version: remote,
        shell: third,
        smoke: { outcome: 'passed' },
      }),
    );
    await writeBuild(path.join(place.base, 'public-site'), 'next');
    const next = await releaseRemote({ next: true });
    await expect(
      store.activate({
        remote: 'shell',
        action: 'release',
        to: candidate.record.release.version,
        by: 'Grace',
      }),
    ).rejects.toThrow(
      `public-site ${next.version} has not been checked in shell ${third}. Run "check shell" first.`,
    );
  });
});

test('rejects a shell with an older shared module than a live remote needs', async () => {
  await releaseShell(order());
  await releaseRemote({
    shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.0' }],
  });
  const before = await live();
  const version = await writeShell(folder, 'two', {
    shared: { react: { version: '19.2.0', range: '^19.0.0' } },
  });
  const smoke = jest.fn(passed);
  await expect(releaseShell(order(smoke))).rejects.toThrow(
    'public-site needs react ^19.3.0, but the shell brings 19.2.0.',
  );
  expect(smoke).not.toHaveBeenCalled();
  expect(await live()).toEqual(before);
  // The site itself rejects it, whatever the command did.
  await expect(
    store.activate({ remote: 'shell', action: 'release', to: version, by: 'Grace' }),
  ).rejects.toThrow();
  expect(await live()).toEqual(before);
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
  await releaseRemote({
    shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.0' }],
  });
  await expect(rollBack()).rejects.toThrow(
    "public-site needs react ^19.3.0, but the shell brings 19.2.0. Build public-site against the shell's version.\nGo back to an earlier version of public-site first.",
  );
  expect(await live()).toEqual(before);
});

test.each<[string, () => Promise<void>, string]>([
  [
    'is not built',
    () => rm(folder, { recursive: true }),
    'The shell is not built. Run: npm run build -w shell',
  ],
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
])('rejects a shell that %s', async (_what, damage, message) => {
  await damage();
  await expect(releaseShell(order())).rejects.toThrow(message);
  expect(await live()).toBeUndefined();
});

test('rejects one of two concurrent releases', async () => {
  const both = [path.join(place.base, 'a'), path.join(place.base, 'b')];
  for (const one of both) await writeShell(one, one);
  const ends = await Promise.allSettled(
    both.map((one) => releaseShell({ ...order(), folder: one })),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await store.state()).history).toHaveLength(1);
});
