import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isFromStart,
  lastActivation,
  readCandidate,
  readShellCandidate,
  ReleaseConflict,
  type Candidate,
  type Declared,
  type ReleaseStore,
} from '@charity-site/registry/store';
import { livePart, SHELL } from '@charity-site/registry';
import type { CheckResult, ReleaseState } from '@charity-site/registry/types';
import { namesIn } from '../process/files';
import type { Config } from '../process/settings/config';
import { programRoot, projectRoot } from '../process/settings/projectRoot';

const NOTE = 'it came with the server';
const BY = 'the start of the server';

/** The pairs of remote and shell that a new version of a part forms with the live ones. */
const pairsOf = (
  { registry, shell }: ReleaseState,
  name: string,
  version: string,
): Pick<CheckResult, 'remote' | 'version' | 'shell'>[] =>
  name === SHELL
    ? registry.remotes.map((remote) => ({
        remote: remote.name,
        version: remote.version,
        shell: version,
      }))
    : [{ remote: name, version, shell: shell?.version ?? 'none' }];

/** The package.json of a remote; undefined for another folder. */
const declaredIn = async (folder: string): Promise<Declared | undefined> => {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { version, federation } = JSON.parse(manifest) as Pick<Declared, 'version'> & {
    federation?: Omit<Declared, 'version'>;
  };
  return federation && { version, ...federation };
};

/** The sentence about a live version that a start does not replace by another build. */
const notReplaced = ({ registry, history }: ReleaseState, name: string): string => {
  const { version = '', releasedAt = '' } = livePart(registry, name) ?? {};
  const last = lastActivation(history, name);
  const since =
    last?.to === version
      ? `${last.action === 'rollback' ? 'restored' : 'released'} by ${last.by} on ${last.at.slice(0, 10)}`
      : `released on ${releasedAt.slice(0, 10)}`;
  const isCheckout = programRoot() === projectRoot();
  const hint = isCheckout ? ` To release this checkout: npm run release -- ${name}` : '';
  return `${name} ${version} is live, ${since}. The start does not replace it.${hint}`;
};

/**
 * Releases the built shell when none has been released: a new site, or one from before shells were
 * released. The installed package and `npm start` also have remotes: with them, a part is released,
 * too, whose live version came with an earlier start. What people released or rolled back stays.
 * @param say gets a line for each released part, for one that is not replaced, and for one that
 * cannot be released: without a build, or incompatible with a live part
 */
export const releaseFirstParts = async (
  store: ReleaseStore,
  { shellDir, remotesDir }: Pick<Config, 'shellDir' | 'remotesDir'>,
  say: (line: string) => void,
): Promise<void> => {
  const remotes: [name: string, declared: Declared][] = [];
  for (const name of await namesIn(remotesDir)) {
    const declared = await declaredIn(join(remotesDir, name));
    if (declared) remotes.push([name, declared]);
  }

  const putLive = async (name: string, read: () => Promise<Candidate>) => {
    const state = await store.state();
    const live = livePart(state.registry, name);
    if (live && remotes.length === 0) return;
    const candidate = await read();
    const { version } = candidate.record.release;
    if (live?.version === version) return;
    if (live && !isFromStart(state, name)) {
      say(notReplaced(state, name));
      return;
    }
    await store.add(candidate);
    for (const pair of pairsOf(state, name, version))
      await store.storeCheckResult({
        ...pair,
        errors: [],
        smoke: { outcome: 'left out', note: NOTE },
        at: new Date().toISOString(),
        by: BY,
      });
    const replaces = live?.version ?? null;
    await store.activate({ remote: name, action: 'release', to: version, replaces, by: BY });
    say(`Released ${name} ${version}.`);
  };

  const attempt = (name: string, read: () => Promise<Candidate>) =>
    putLive(name, read).catch((error: Error) => {
      // Another process of the site starts at the same time.
      if (error instanceof ReleaseConflict) return;
      say(`${name} has not been released. ${error.message}`);
    });

  // The shell comes first, because the remotes are checked against the live one.
  await attempt(SHELL, () => readShellCandidate(shellDir));
  for (const [name, declared] of remotes)
    await attempt(name, () => readCandidate(name, join(remotesDir, name, 'dist'), declared));
};
