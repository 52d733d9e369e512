import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestReleases, startTestServer } from '@charity-site/content-server/testing';
import { readCandidate, type Declared } from '../src/store/candidate';
import type { ReleaseStore } from '../src/store/releaseStore';
import { allSkipped, skipped, type SmokeTest } from '../src/smoke/smokeTest';
import type { Origin } from '../src/types';
import { httpStore } from '../src/release/httpStore';
import { release, type ReleaseRequest } from '../src/release/release';
import { releaseShell } from '../src/release/releaseShell';
import { smallShell } from './smallBuild';

export const passed: SmokeTest = () => Promise.resolve({ outcome: 'passed' });
export const firstShell = () => Promise.resolve(smallShell('first'));

/** The deploy token of a team; `*` for all remotes. */
export const tokenOf = (team: string): string =>
  `a-deploy-token-of-${team.replace('*', 'all')}-for-tests`;

/** The folders of one test: a build, the releases, and the shell's build. */
const testPlace = async () => {
  const base = await mkdtemp(path.join(tmpdir(), 'release-'));
  const [folder, releases, shellDir] = ['dist', 'releases', 'shell'].map((name) =>
    path.join(base, name),
  ) as [string, string, string];
  const { database, store, close } = await openTestReleases({ releasesDir: releases, shellDir });
  const closing: (() => Promise<void>)[] = [close];
  return {
    base,
    folder,
    releases,
    shellDir,
    /** Writes an unreleased shell into the folder of the shell's build. */
    writeFirstShell: async () => {
      await mkdir(shellDir);
      await writeFile(path.join(shellDir, 'shell.json'), JSON.stringify(smallShell('shell-1')));
      await writeFile(path.join(shellDir, 'index.html'), '<!doctype html><title>Shell</title>');
    },
    /** The store that the release command of this machine uses. */
    local: (origin?: Origin) => store(origin),
    database,
    /** Starts a site with these releases; `as` returns its store with a team's token. */
    site: async (...teams: string[]) => {
      const deployTokens = teams.map((team) => `${team}=${tokenOf(team)}`).join();
      const server = await startTestServer({
        config: { shellDir, releasesDir: releases },
        deployTokens,
        database,
      });
      closing.push(server.close);
      return {
        ...server,
        as: (team: string) => httpStore({ url: server.url, token: tokenOf(team) }),
      };
    },
    stopSites: async () => {
      for (const close of closing) await close();
    },
  };
};

export type TestPlace = Awaited<ReturnType<typeof testPlace>>;

/**
 * The folders of each test of a file, with sites that are stopped after it. Not available before a
 * test.
 */
export const ownPlace = (): TestPlace => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await testPlace();
  });
  afterEach(() => place.stopSites());
  return new Proxy({} as TestPlace, { get: (_target, name) => Reflect.get(place, name) });
};

/** Releases a build of the shell without a smoke test. */
export const releaseUntestedShell = (folder: string, store: ReleaseStore) =>
  releaseShell({ folder, store, smoke: allSkipped('no browser'), by: 'Grace' });

/** Releases a build of a remote without a smoke test. */
export const releaseUntested = (
  name: string,
  folder: string,
  store: ReleaseStore,
  more: Partial<ReleaseRequest> = {},
) =>
  release({ name, folder, store, smoke: skipped('no browser'), by: 'Grace', firstShell, ...more });

/** Uploads a build and requests activation, like a team whose own check found no errors. */
export const releaseUnchecked = async (
  store: ReleaseStore,
  remote: string,
  folder: string,
  declared: Declared,
) => {
  const { version } = (await store.add(await readCandidate(remote, folder, declared))).release;
  const shell = (await store.state()).shell?.version ?? '';
  const smoke = { outcome: 'passed' } as const;
  await store.storeCheckResult({ remote, version, shell, errors: [], smoke, at: '', by: '' });
  return store.activate({ remote, action: 'release', to: version, by: '' });
};

/** The release stores. A running site uses the name of the deploy token. */
export const STORES: readonly [
  where: string,
  open: (place: TestPlace) => Promise<ReleaseStore>,
  by?: string,
][] = [
  ['the database and folder of this machine', (place) => Promise.resolve(place.local())],
  ['a running site', async (place) => (await place.site('*')).as('*'), 'the team of all remotes'],
];
