import { readShellCandidate, releasesFolder } from '@charity-site/registry/store';
import { SHELL } from '@charity-site/registry';
import type { Config } from '../process/settings/config';

const NOTE = 'the first shell of this site';

/**
 * Releases the built shell when none has been released: a new site, or one from before shells were
 * released. Later builds change nothing for visitors.
 * @returns the version; undefined when a shell is live already
 * @throws ReleaseError without a build, or if a live remote is incompatible with it
 */
export const releaseFirstShell = async ({
  releasesDir,
  shellDir,
}: Pick<Config, 'releasesDir' | 'shellDir'>): Promise<string | undefined> => {
  const store = releasesFolder({ releases: releasesDir, shellDir, origin: 'start' });
  const { registry } = await store.state();
  if (registry.shell) return undefined;
  const { release } = await store.add(await readShellCandidate(shellDir));
  const { version } = release;
  const by = 'the start of the server';
  for (const remote of registry.remotes)
    await store.storeCheckResult({
      remote: remote.name,
      version: remote.version,
      shell: version,
      errors: [],
      smoke: { outcome: 'left out', note: NOTE },
      at: new Date().toISOString(),
      by,
    });
  await store.activate({ remote: SHELL, action: 'release', to: version, replaces: null, by });
  return version;
};
