import type { Registry } from './registry';

/**
 * The name of a switch in the registry: a remote, or one of its contributions (`shop menu /shop`).
 */
export const switchName = (remote: string, contribution?: string): string =>
  contribution === undefined ? remote : `${remote} ${contribution}`;

/**
 * True if a remote, or one of its contributions, is switched off.
 * @param contribution its key
 */
export const isOff = (
  { off = [] }: Pick<Registry, 'off'>,
  remote: string,
  contribution?: string,
): boolean => off.includes(switchName(remote, contribution));

/** The registry with every remote switched on, for checks. Contributions stay switched off. */
export const withRemotesOn = (registry: Registry): Registry =>
  registry.off ? { ...registry, off: registry.off.filter((name) => name.includes(' ')) } : registry;
