import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isFromStart,
  readCandidate,
  readShellCandidate,
  releasesFolder,
  type Candidate,
  type Declared,
} from '@charity-site/registry/store';
import { livePart, SHELL } from '@charity-site/registry';
import type { CheckResult, ReleaseState } from '@charity-site/registry/types';
import { namesIn } from '../process/files';
import type { Config } from '../process/settings/config';

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

const readRemote = async (remotesDir: string, name: string): Promise<Candidate> => {
  const manifest = await readFile(join(remotesDir, name, 'package.json'), 'utf8');
  const { version, federation } = JSON.parse(manifest) as Pick<Declared, 'version'> & {
    federation: Omit<Declared, 'version'>;
  };
  return readCandidate(name, join(remotesDir, name, 'dist'), { version, ...federation });
};

/**
 * Releases the built shell when none has been released: a new site, or one from before shells were
 * released. The installed package also has remotes: with it, a part is released, too, whose live
 * version came with an earlier package. What people released or rolled back stays.
 * @param say gets a line for each released part, and for one that cannot be released: without a
 * build, or incompatible with a live part
 */
export const releaseFirstParts = async (
  { releasesDir, shellDir, remotesDir }: Pick<Config, 'releasesDir' | 'shellDir' | 'remotesDir'>,
  say: (line: string) => void,
): Promise<void> => {
  const store = releasesFolder({ releases: releasesDir, shellDir, origin: 'start' });
  const remotes = await namesIn(remotesDir);

  const putLive = async (name: string, read: () => Promise<Candidate>) => {
    const state = await store.state();
    const live = livePart(state.registry, name);
    if (live && !(remotes.length > 0 && isFromStart(state, name))) return;
    const candidate = await read();
    const { version } = candidate.record.release;
    if (live?.version === version) return;
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
      say(`${name} has not been released. ${error.message}`);
    });

  // The shell comes first, because the remotes are checked against the live one.
  await attempt(SHELL, () => readShellCandidate(shellDir));
  for (const name of remotes) await attempt(name, () => readRemote(remotesDir, name));
};
