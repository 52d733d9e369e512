import { isLoopback, overridden, type Registry, liveOf } from '@charity-site/registry';
import type { RemoteOverride } from '../../releases/shown/shownToken';

/** An invalid override; the message is for a person. */
export class OverrideError extends Error {}

const originOf = (address: string): string => {
  if (!URL.canParse(address)) throw new OverrideError(`${address} is no address. Write it like http://localhost:3001.`);
  const { protocol, hostname, origin, href } = new URL(address);
  if (!/^https?:$/.test(protocol) || !isLoopback(hostname))
    throw new OverrideError(`${address} is not on your own machine: an override comes from localhost or 127.0.0.1.`);
  if (href !== `${origin}/`)
    throw new OverrideError(`Leave out what follows ${origin}: an override is a whole server.`);
  return origin;
};

/**
 * Parses `public-site@http://localhost:3001`, or several separated by commas.
 * @throws OverrideError for an origin other than localhost, and for invalid text
 */
export const parseOverrides = (text: string): RemoteOverride[] => {
  const overrides = text.split(',').map((one): RemoteOverride => {
    const [, remote, address] = /^([a-z][a-z0-9-]{0,49})@(\S+)$/.exec(one.trim()) ?? [];
    if (!remote || !address)
      throw new OverrideError(`"${one}" is no override. Write it like public-site@http://localhost:3001.`);
    return { remote, origin: originOf(address) };
  });
  if (new Set(overrides.map(({ remote }) => remote)).size < overrides.length)
    throw new OverrideError('Each remote can be overridden once.');
  return overrides;
};

/** The inverse of `parseOverrides`. */
export const writeOverrides = (overrides: readonly RemoteOverride[]): string =>
  overrides.map(({ remote, origin }) => `${remote}@${origin}`).join(',');

/**
 * The registry with overrides applied.
 * @throws OverrideError for a remote that is not in the registry
 */
export const withOverrides = (registry: Registry, overrides: readonly RemoteOverride[]): Registry =>
  overridden(
    registry,
    overrides.map(({ remote, origin }) => {
      const live = liveOf(registry, remote);
      if (live) return { ...live, origin };
      const names = registry.remotes.map(({ name }) => name).join(', ');
      throw new OverrideError(`There is no remote called ${remote} here. There are: ${names}.`);
    }),
  );
