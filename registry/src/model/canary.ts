import type { Canary, RegisteredRemote, Registry } from './registry';

/** A remote without its canary. */
export const withoutItsCanary = ({
  canary: _canary,
  ...remote
}: RegisteredRemote): RegisteredRemote => remote;

const changed = (
  registry: Registry,
  name: string,
  change: (remote: RegisteredRemote) => RegisteredRemote,
): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => (remote.name === name ? change(remote) : remote)),
  revision: (registry.revision ?? 0) + 1,
});

/** The next registry, in which a remote has a canary. */
export const startCanary = (registry: Registry, name: string, canary: Canary): Registry =>
  changed(registry, name, (remote) => ({ ...remote, canary }));

/** The next registry, in which a remote has no canary. */
export const endCanary = (registry: Registry, name: string): Registry =>
  changed(registry, name, withoutItsCanary);

/** The canaries of a registry, with the names of their remotes. */
export const canariesOf = ({ remotes }: Registry): { name: string; canary: Canary }[] =>
  remotes.flatMap(({ name, canary }) => (canary ? [{ name, canary }] : []));

/**
 * A remote with its canary as the live version. The version that others get is the one to fall back
 * on.
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
 * @param names the remotes of which this browser gets the canary
 */
export const withCanaries = (registry: Registry, names: readonly string[]): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) =>
    withoutItsCanary(names.includes(remote.name) ? canaryAsLive(remote) : remote),
  ),
});
