import type { Registry, Release } from './registry';

/** What is live of a remote; undefined when it was never released. */
export const liveOf = ({ remotes }: Registry, name: string) => remotes.find((remote) => remote.name === name);

/**
 * The registry with a release live in front of what was, which becomes the version before; a new revision. The registry
 * itself stays as it is.
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
