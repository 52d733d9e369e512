import type { Canary, RegisteredRemote, Registry } from './registry';

/** A remote without its canary. */
export const withoutItsCanary = ({
  canary: _canary,
  ...remote
}: RegisteredRemote): RegisteredRemote => remote;

/** Returns the next registry, in which one remote is changed. */
const updateRemote = (
  registry: Registry,
  name: string,
  change: (remote: RegisteredRemote) => RegisteredRemote,
): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => (remote.name === name ? change(remote) : remote)),
  revision: (registry.revision ?? 0) + 1,
});

/** Returns the next registry, in which a remote has a canary. */
export const startCanary = (registry: Registry, name: string, canary: Canary): Registry =>
  updateRemote(registry, name, (remote) => ({ ...remote, canary }));

/** Returns the next registry, in which a remote has no canary. */
export const endCanary = (registry: Registry, name: string): Registry =>
  updateRemote(registry, name, withoutItsCanary);

/** The canaries of a registry, with the names of their remotes. */
export const canariesOf = ({ remotes }: Registry): { name: string; canary: Canary }[] =>
  remotes.flatMap(({ name, canary }) => (canary ? [{ name, canary }] : []));

/**
 * The remote as its canary's visitors get it: the canary is live, the live version is the fallback.
 */
export const canaryAsLive = ({
  name,
  previous: _previous,
  canary,
  ...live
}: RegisteredRemote): RegisteredRemote =>
  canary ? { name, ...canary.release, previous: live } : { name, ...live, previous: _previous };

/**
 * The registry for one browser.
 * @param names remotes whose canary this browser gets
 */
export const withCanaries = (registry: Registry, names: readonly string[]): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) =>
    withoutItsCanary(names.includes(remote.name) ? canaryAsLive(remote) : remote),
  ),
});
