import type { Registry, Release } from './registry';

/** The registered remote of a name; undefined when it was never released. */
export const liveOf = ({ remotes }: Registry, name: string) => remotes.find((remote) => remote.name === name);

/**
 * Returns a registry with the next revision in which a release is live and the version that was live is the previous one.
 * Does not change the given registry.
 */
export const activate = (registry: Registry, name: string, release: Release): Registry => {
  const live = liveOf(registry, name);
  const { name: _name, previous: _previous, ...before } = live ?? { name, previous: undefined };
  const remote = { name, ...release, ...(live ? { previous: before as Release } : {}) };
  return {
    ...registry,
    revision: (registry.revision ?? 0) + 1,
    remotes: [...registry.remotes.filter((other) => other.name !== name), remote].sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
  };
};
