import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  activate,
  acceptsContract,
  canariesOf,
  withCanaries,
  withRemotesOn,
  type Registry,
} from '@charity-site/registry';
import { versionRecord } from '@charity-site/registry/store';
import type { Config } from '../../process/settings/config';
import { canariesFor, numberVisitor } from './canaryShare';
import { pinnedVersionOf } from './versionCookies';

/** The registry before the first release. */
const NOTHING: Registry = { format: 1, remotes: [] };

/** The versions that one browser gets. */
export interface ResolvedVersions {
  registry: Registry;
  /** A version that only browsers with its cookie get: nothing of it is kept or counted. */
  stored?: NonNullable<ReturnType<typeof pinnedVersionOf>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whose the answer is: of everybody, of one visitor while a canary is going on, or of the
     * browser of a trial or preview.
     */
    shownTo: 'everybody' | 'visitor' | 'stored version';
  }
}

/**
 * Caching by shared caches and browsers. A shared cache knows no cookies, so it keeps nothing
 * during a canary.
 */
const CACHING = {
  everybody: undefined,
  visitor: 'private, no-cache',
  'stored version': 'no-store',
} as const;

/** Without the canaries that do not fit the live shell. */
const fitting = (registry: Registry): Registry => {
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
 * Which versions a browser gets, for its pages, `/remotes.json` and the sitemap alike. In this
 * order: a version on trial, a preview, a canary, what is live (docs/decisions/0028).
 */
export const versionResolver = (
  app: FastifyInstance,
  { releasesDir }: Pick<Config, 'releasesDir'>,
) => {
  app.decorateRequest('shownTo', 'everybody');
  app.addHook('onSend', async ({ shownTo }, reply) => {
    const caching = CACHING[shownTo];
    // Otherwise a shared cache would give the cookie of one visitor to others.
    if (caching && reply.getHeader('cache-control') !== 'no-store')
      reply.header('cache-control', caching);
    if (shownTo === 'stored version') reply.header('x-robots-tag', 'noindex');
  });

  const storedFor = async (
    request: FastifyRequest,
    live: Registry | undefined,
  ): Promise<Required<ResolvedVersions> | undefined> => {
    const asked = pinnedVersionOf(app, request);
    const record = asked && (await versionRecord(releasesDir, asked.remote, asked.version));
    if (!record) return undefined;
    request.shownTo = 'stored version';
    const registry = withRemotesOn(
      activate(withCanaries(live ?? NOTHING, []), record.remote, record.release),
    );
    return { registry, stored: asked };
  };

  /**
   * The versions for a request; undefined when nothing has been released.
   * @param reply of a page: a browser gets its number with it
   */
  return async (
    request: FastifyRequest,
    registry: Registry | undefined,
    reply?: FastifyReply,
  ): Promise<ResolvedVersions | undefined> => {
    const stored = await storedFor(request, registry);
    if (stored || !registry) return stored;
    const current = fitting(registry);
    if (canariesOf(current).length === 0) return { registry: current };
    request.shownTo = 'visitor';
    if (reply) numberVisitor(request, reply);
    return { registry: withCanaries(current, canariesFor(request, current)) };
  };
};
