import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  activate,
  acceptsContract,
  canariesOf,
  withCanaries,
  withRemotesOn,
  type Registry,
} from '@charity-site/registry';
import { assignBucket, canariesFor } from './canaryShare';
import { storedRecord, type VersionPlaces } from './sharedVersions';
import { pinnedVersionOf } from './versionCookies';

/** The registry before the first release. */
const NOTHING: Registry = { format: 1, remotes: [] };

/** The versions that one browser gets. */
export interface ResolvedVersions {
  registry: Registry;
  /** A version that only browsers with its cookie get. Its pages are neither cached nor counted. */
  pinned?: NonNullable<ReturnType<typeof pinnedVersionOf>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Who may share this response: everybody, one visitor (during a canary), or one browser with a
     * pinned version. Sets Cache-Control.
     */
    shownTo: 'everybody' | 'visitor' | 'stored version';
  }
}

/**
 * Caching by shared caches and browsers. A shared cache ignores cookies, so it must store nothing
 * during a canary.
 */
const CACHING = {
  everybody: undefined,
  visitor: 'private, no-cache',
  'stored version': 'no-store',
} as const;

/** The registry without the canaries that are incompatible with the live shell. */
const withCompatibleCanaries = (registry: Registry): Registry => {
  const { shell } = registry;
  if (!shell || canariesOf(registry).length === 0) return registry;
  return {
    ...registry,
    remotes: registry.remotes.map(({ canary, ...remote }) =>
      canary && acceptsContract(canary.release.contract, shell.contract)
        ? { ...remote, canary }
        : remote,
    ),
  };
};

/**
 * Resolves the versions that a browser gets, for its pages, `/remotes.json` and the sitemap. In
 * this order: a trial, a preview, a canary, the live version (docs/decisions/0028).
 */
export const versionResolver = (app: FastifyInstance, places: VersionPlaces) => {
  app.decorateRequest('shownTo', 'everybody');
  app.addHook('onSend', async ({ shownTo }, reply) => {
    const caching = CACHING[shownTo];
    // Otherwise a shared cache would send the cookie of one visitor to others.
    if (caching && reply.getHeader('cache-control') !== 'no-store')
      reply.header('cache-control', caching);
    if (shownTo === 'stored version') reply.header('x-robots-tag', 'noindex');
  });

  const resolvePinned = async (
    request: FastifyRequest,
    live: Registry | undefined,
  ): Promise<Required<ResolvedVersions> | undefined> => {
    const pin = pinnedVersionOf(app, request);
    const record = pin && (await storedRecord(places, pin.remote, pin.version));
    if (!record) return undefined;
    request.shownTo = 'stored version';
    const registry = withRemotesOn(
      activate(withCanaries(live ?? NOTHING, []), record.remote, record.release),
    );
    return { registry, pinned: pin };
  };

  /**
   * The versions for a request; undefined before the first release.
   * @param reply of a page, which assigns a bucket to the browser
   */
  return async (
    request: FastifyRequest,
    registry: Registry | undefined,
    reply?: FastifyReply,
  ): Promise<ResolvedVersions | undefined> => {
    const pinned = await resolvePinned(request, registry);
    if (pinned || !registry) return pinned;
    const current = withCompatibleCanaries(registry);
    if (canariesOf(current).length === 0) return { registry: current };
    request.shownTo = 'visitor';
    if (reply) assignBucket(request, reply);
    return { registry: withCanaries(current, canariesFor(request, current)) };
  };
};
