import { changeRegistry } from './registryFile';
import { ReleaseError } from './releaseError';
import { turn } from './release';

/**
 * Makes the version that was live before live again; what is live now becomes the one before.
 * @returns the version that is live afterwards
 * @throws ReleaseError when there is nothing to go back to
 */
export const rollback = async (name: string, releases: string): Promise<string> => {
  const changed = await changeRegistry(releases, (registry) => {
    const live = registry.remotes.find((remote) => remote.name === name);
    if (!live) throw new ReleaseError(`${name} has never been released.`);
    if (!live.previous) throw new ReleaseError(`${name} has no earlier version to go back to.`);
    return turn(registry, name, live.previous);
  });
  return changed.remotes.find((remote) => remote.name === name)?.version ?? '';
};
