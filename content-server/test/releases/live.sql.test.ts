import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readCandidate, readShellCandidate } from '@charity-site/registry/store';
import type { Origin } from '@charity-site/registry/types';
import type { Database } from '../../src/db/database';
import { openDatabase } from '../../src/db/open';
import { loadTokenSecret } from '../../src/people/signIn/tokens';
import { releaseStore } from '../../src/releases/live/liveReleases';
import { takeOver } from '../../src/releases/live/takeOver';
import { writeFiles } from '../../testing/folders';
import { putRegistry } from '../../testing/putRegistry';
import { sharedSite } from '../../testing/sharedSite';
import { liveRemote } from '../../../registry/testing/remotes/liveRemote';
import { writeBuild, writeShell } from '../../../registry/testing/smallBuild';

const opened: Database[] = [];
const shared = sharedSite(() =>
  Promise.all(opened.splice(0).map((database) => database.destroy())),
);
const { admin } = shared;

let releasesDir: string;
let shellDir: string;
beforeEach(() => {
  [releasesDir, shellDir] = [join(shared.folder, 'releases'), join(shared.folder, 'shell')];
});

/** A process of the site, with its own connection. */
const open = async () => {
  const database = await openDatabase(shared.place);
  opened.push(database);
  const store = (origin?: Origin) => releaseStore(database, { releasesDir, shellDir }, origin);
  return { database, store, state: () => store().state() };
};
type Process = Awaited<ReturnType<typeof open>>;

/** Releases builds of the shell and of the public site. @returns the version of the public site */
const release = async ({ store }: Process, text: string): Promise<string> => {
  await writeShell(shellDir, text);
  const build = join(shared.folder, text);
  await writeBuild(build, text);
  const declared = { version: '0.1.0', contract: '^1.0.0', prefixes: ['/'], smokePath: '/' };
  const { record } = await readCandidate('public-site', build, declared);
  const shell = await readShellCandidate(shellDir);
  await store().add(shell);
  await store().add({ ...(await readCandidate('public-site', build, declared)), record });
  const [site, frame] = [record.release.version, shell.record.release.version];
  const smoke = { outcome: 'passed' } as const;
  const by = 'Grace';
  const { registry } = await store().state();
  for (const version of new Set([site, registry.remotes[0]?.version ?? site]))
    await store().storeCheckResult({
      remote: 'public-site',
      version,
      shell: frame,
      errors: [],
      smoke,
      at: '',
      by,
    });
  await store().activate({ remote: 'shell', action: 'release', to: frame, by });
  await store().activate({ remote: 'public-site', action: 'release', to: site, by });
  return site;
};

const entry = (revision: number, to: string) => ({
  revision,
  at: '2026-11-21T08:00:00.000Z',
  by: 'Grace',
  remote: 'public-site',
  action: 'release',
  from: null,
  to,
});

test('takes over the files of the version before once, and leaves them as they are', async () => {
  const result = {
    remote: 'public-site',
    version: '1.0.0-abc',
    shell: 'none',
    objections: ['It does not fit.'],
    smoke: { outcome: 'left out' },
    at: '2026-11-21T08:00:00.000Z',
    by: 'Grace',
  };
  const registry = {
    format: 1,
    revision: 4,
    remotes: [liveRemote('public-site', ['/'])],
    owners: { 'public-site': ['/', '/books'] },
    off: ['shop'],
  };
  const files = {
    'remotes.json': JSON.stringify(registry),
    // The last change was noted, but a crash came before it.
    'history.json': JSON.stringify([entry(5, 'lost'), entry(4, '1.0.0-abc'), entry(3, 'before')]),
    'verdicts.json': JSON.stringify([result, { ...result, shell: 'earlier', verified: true }]),
  };
  await writeFiles(releasesDir, files);
  const [one, other] = [await open(), await open()];
  await Promise.all([one, other].map(({ database }) => takeOver(database, releasesDir)));

  const state = await one.state();
  expect(state.registry).toEqual(registry);
  expect(state.history.map(({ revision, to }) => [revision, to])).toEqual([
    [4, '1.0.0-abc'],
    [3, 'before'],
  ]);
  expect(state.checkResults).toEqual([
    expect.objectContaining({ shell: 'none', errors: ['It does not fit.'], verified: false }),
    expect.objectContaining({ shell: 'earlier', verified: true }),
  ]);

  await other.store().switch({ remote: 'shop', on: true, by: 'Grace' });
  await takeOver(one.database, releasesDir);
  expect((await one.state()).registry).toMatchObject({ revision: 5 });
  expect((await one.state()).registry).not.toHaveProperty('off');
  for (const [name, text] of Object.entries(files))
    expect(await readFile(join(releasesDir, name), 'utf8')).toBe(text);
});

test('processes change the registry at the same time, and none loses a change of another', async () => {
  const processes = [await open(), await open(), await open()] as const;
  await release(processes[0], 'one');
  const before = (await processes[0].state()).registry.revision ?? 0;
  const prefixes = ['/a', '/b', '/c', '/d', '/e', '/f'];
  await Promise.all(
    prefixes.map((prefix, index) =>
      processes[(index % 3) as 0 | 1 | 2]
        .store()
        .grant({ remote: 'public-site', prefix, by: 'Grace' }),
    ),
  );
  const { registry, history } = await processes[1].state();
  expect(registry.revision).toBe(before + prefixes.length);
  expect([...(registry.owners?.['public-site'] ?? [])].sort()).toEqual(['/', ...prefixes]);
  expect(history.slice(0, 6).map(({ revision }) => revision)).toEqual(
    prefixes.map((_prefix, index) => before + prefixes.length - index),
  );

  const second = await release(processes[0], 'two');
  const ends = await Promise.allSettled(
    processes.map(({ store }) =>
      store('administrator').activate({
        remote: 'public-site',
        action: 'rollback',
        replaces: second,
        by: 'Mary',
      }),
    ),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(String(ends.find((end) => end.status === 'rejected')?.reason)).toContain(
    'Nothing was changed.',
  );
});

test('another process serves a release from its next request on', async () => {
  const [one, other] = [await shared.serve(), await shared.serve()];
  const versionAt = async (app: typeof one) => {
    const { statusCode, body } = await app.inject({ url: '/remotes.json' });
    if (statusCode === 404) return undefined;
    return (JSON.parse(body) as { remotes: { version: string }[] }).remotes[0]?.version;
  };
  expect(await versionAt(other)).toBeUndefined();
  for (const text of ['one', 'two']) {
    const version = await release(
      { ...(await open()), store: () => one.releaseStore('command') },
      text,
    );
    expect([await versionAt(one), await versionAt(other)]).toEqual([version, version]);
  }
});

test('a restore leaves what is live, and makes whole versions live where nothing is', async () => {
  await shared.addAdministrator();
  const site = await open();
  const first = await release(site, 'one');
  const second = await release(site, 'two');
  const file = join(shared.folder, 'site.backup');
  await admin('backup', file);
  const backedUp = await site.state();

  await site.store().activate({ remote: 'public-site', action: 'rollback', by: 'Mary' });
  const live = await site.state();
  await admin('restore', file);
  expect(await site.state()).toEqual(live);

  await putRegistry(site.database, { format: 1, remotes: [] });
  await admin('restore', file);
  const { registry, history } = await site.state();
  expect([registry, history]).toEqual([backedUp.registry, backedUp.history]);

  await putRegistry(site.database, { format: 1, remotes: [] });
  await rm(join(releasesDir, 'public-site', second, 'static/entry.js'));
  expect(await admin('restore', file)).toContain(
    `public-site ${second} is not whole in the folder of releases. ${first} is live instead.`,
  );
  expect((await site.state()).registry.remotes).toEqual([
    expect.objectContaining({ version: first }),
  ]);
  expect((await site.state()).registry.shell).toEqual(backedUp.registry.shell);

  await putRegistry(site.database, { format: 1, remotes: [] });
  await rm(join(releasesDir, 'public-site'), { recursive: true });
  expect(await admin('restore', file)).toContain(
    `public-site ${second} is not whole in the folder of releases. Nothing of public-site is live.`,
  );
  expect((await site.state()).registry.remotes).toEqual([]);
});

test('processes share one key of tokens, the one of the file before, which is in no backup', async () => {
  await shared.addAdministrator();
  const [one, other] = [await open(), await open()];
  const dataDir = join(shared.folder, 'earlier');
  await writeFiles(dataDir, { 'token-secret': 'the-key-of-the-version-before' });
  const keys = await Promise.all([
    loadTokenSecret(one.database, dataDir),
    loadTokenSecret(other.database, dataDir),
  ]);
  expect(new Set(keys)).toEqual(new Set(['the-key-of-the-version-before']));
  expect(await loadTokenSecret(one.database, shared.folder)).toBe(keys[0]);

  const [file, folder] = [join(shared.folder, 'site.backup'), join(shared.folder, 'snapshots')];
  await admin('backup', file);
  expect(gunzipSync(await readFile(file)).toString()).not.toContain(keys[0]);
  await mkdir(folder);
  await admin('snapshot', folder);
  for (const name of await readdir(folder))
    if (/\.(sqlite|rows)$/.test(name)) {
      const content = await readFile(join(folder, name));
      const text = name.endsWith('.rows') ? gunzipSync(content) : content;
      expect(text.includes(keys[0])).toBe(false);
    }
});
