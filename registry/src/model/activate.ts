import { withoutItsCanary } from './canary';
import type { RegisteredRemote, Registry, Release } from './registry';

/** The shell's name among the released parts. No remote can have it. */
export const SHELL = 'shell';

/** The registered remote with a name; undefined if it was never released. */
export const findRemote = ({ remotes }: Registry, name: string) =>
  remotes.find((remote) => remote.name === name);

/** The common part of the shell's and a remote's registry entry. */
interface LivePart extends Pick<RegisteredRemote, 'version' | 'releasedAt'> {
  previous?: Pick<RegisteredRemote, 'version' | 'releasedAt'>;
}

/** The live version of a part; undefined if it was never released. */
export const livePart = (registry: Registry, name: string): LivePart | undefined =>
  name === SHELL ? registry.shell : findRemote(registry, name);

/**
 * The prefixes that a remote owns. A registry from before ownership was stored has only those of
 * its releases.
 */
export const ownedBy = (registry: Registry, name: string): string[] => {
  const live = findRemote(registry, name);
  return (
    registry.owners?.[name] ?? [
      ...new Set([...(live?.prefixes ?? []), ...(live?.previous?.prefixes ?? [])]),
    ]
  );
};

const withShell = (
  { shell, ...registry }: Registry,
  { version, contract, releasedAt }: Release,
): Registry => {
  const { previous: _previous, ...before } = shell ?? {};
  return {
    ...registry,
    // The canaries were checked in the previous shell.
    remotes: registry.remotes.map(withoutItsCanary),
    shell: { version, contract, releasedAt, ...(shell ? { previous: before as Release } : {}) },
  };
};

/** A remote before its first release. */
const NEVER_LIVE: Partial<RegisteredRemote> = {};

const withRemote = (registry: Registry, name: string, release: Release): Registry => {
  const live = findRemote(registry, name);
  const { name: _name, previous: _previous, canary: _canary, ...before } = live ?? NEVER_LIVE;
  const remote = { name, ...release, ...(live ? { previous: before as Release } : {}) };
  const owned = ownedBy(registry, name);
  return {
    ...registry,
    remotes: [...registry.remotes.filter((other) => other.name !== name), remote].sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
    owners: { ...registry.owners, [name]: owned.length > 0 ? owned : release.prefixes },
  };
};

/**
 * Returns a registry with the next revision in which a release is live and the live version has
 * become the previous one. The first release of a remote makes it the owner of its prefixes. A
 * release ends the remote's canary, and one of the shell ends all canaries. Does not change the
 * given registry.
 */
export const activate = (registry: Registry, name: string, release: Release): Registry => ({
  ...(name === SHELL ? withShell(registry, release) : withRemote(registry, name, release)),
  revision: (registry.revision ?? 0) + 1,
});
