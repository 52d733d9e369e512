import { timeLimit } from '@charity-site/api-client/http';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isLoopback, type RegisteredRemote, type Registry } from '@charity-site/registry';

/**
 * Timeout for a manifest or a script, in milliseconds; module federation has none for manifests.
 */
const TIME_LIMIT = 15_000;

/** A manifest or script was rejected before it ran. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

const absolute = (url: string) => new URL(url, document.baseURI);

/**
 * The hash of a URL in the registry. '' for a remote in development: on localhost and without
 * hashes (docs/decisions/0008). Undefined when no release lists the file.
 */
export const integrityOf = (registry: Registry, url: string): string | undefined => {
  const { href } = absolute(url);
  const releases = registry.remotes.flatMap((remote: RegisteredRemote) => [
    remote,
    ...(remote.previous ? [remote.previous] : []),
  ]);
  for (const { manifest, integrity } of releases) {
    const folder = new URL('.', absolute(manifest)).href;
    if (!href.startsWith(folder)) continue;
    const hash = integrity[href.slice(folder.length)];
    if (hash) return hash;
    if (isLoopback(absolute(folder).hostname) && Object.keys(integrity).length === 0) return '';
  }
  return undefined;
};

/** Allowed origins: the page's own, and those in the registry. */
const isAllowed = ({ origins = [] }: Registry, url: string) =>
  [document.location.origin, ...origins].includes(absolute(url).origin);

/**
 * Module federation plugin that restricts all fetches: timeout, allowed origins, JSON manifests,
 * and only files with a hash in the registry.
 */
export const integrityPlugin = (registry: () => Registry): ModuleFederationRuntimePlugin => {
  const check = (url: string): string | undefined => {
    if (!isAllowed(registry(), url))
      throw new RefusedError(`${absolute(url).origin} is not an origin of the registry.`);
    const integrity = integrityOf(registry(), url);
    if (integrity === undefined) throw new RefusedError(`${url} is not part of a release.`);
    return integrity;
  };

  return {
    name: 'guard',
    fetch: async (url: string, init: RequestInit) => {
      const integrity = check(url);
      const response = await fetch(url, {
        ...init,
        ...(integrity ? { integrity } : {}),
        signal: timeLimit(TIME_LIMIT),
      });
      if (!response.ok) throw new RefusedError(`${url} answered ${response.status}.`);
      if (!response.headers.get('content-type')?.includes('json'))
        throw new RefusedError(`${url} is not a manifest.`);
      return response;
    },
    createScript: ({ url }) => {
      const integrity = check(url);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return { script, timeout: TIME_LIMIT };
    },
  };
};
