import type { LanguageCode, RenderFailure } from '@charity-site/api-client/entities';
import { canaryAsLive, isPrivate, ownerOf, type Registry } from '@charity-site/registry';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../process/settings/config';
import { toCachedPage, type CachedResponse } from '../cache/cachedResponse';
import { pairOf, type Pair } from '../rendering/livePair';
import { renderers } from '../rendering/renderers';
import { CLOSED } from './closedPage';
import type { ShellOf } from '../shell/liveShell';
import {
  requestedPage,
  type UnpublishedOptions,
  type VisitedAddress,
  type RequestedPage,
} from './requestedPage';
import { renderedPage } from './renderedPage';

declare module 'fastify' {
  interface FastifyInstance {
    /** Rendering failure of a remote's live version on the server; undefined if there is none. */
    renderFailureOf: (remote: string) => Promise<RenderFailure | undefined>;
  }
}

/** Maximum number of pinned versions with a renderer, for two people with two previews. */
const PINNED_MAX = 2;

/**
 * Renders the pages of the live remotes on the server, and caches them until their data changes.
 */
export const pageRendering = (
  app: FastifyInstance,
  config: Config,
  {
    shellOf,
    registry: readRegistry,
  }: { shellOf: ShellOf; registry: () => Promise<Registry | undefined> },
) => {
  const liveRenderers = renderers(app, config);
  const pinnedRenderers = renderers(app, config, { forPinned: true });
  /** The most recently requested pinned versions. */
  let recent: Pair[] = [];

  /**
   * The live remotes that render on the server, their canaries, and the versions that were live
   * before.
   */
  const releasedPairs = async (): Promise<{ live: Pair[]; canaries: Pair[]; previous: Pair[] }> => {
    const registry = await readRegistry();
    const shell = await shellOf(registry);
    const pairsOf = (remotes: Registry['remotes']) =>
      remotes.flatMap((remote) => pairOf(shell, remote) ?? []);
    const remotes = registry?.remotes ?? [];
    return {
      live: pairsOf(remotes),
      canaries: pairsOf(remotes.filter(({ canary }) => canary).map(canaryAsLive)),
      previous: pairsOf(
        remotes.flatMap((remote) => (remote.previous ? [{ ...remote, ...remote.previous }] : [])),
      ),
    };
  };

  let followedKeys = '';
  const follow = async () => {
    const { live, canaries, previous } = await releasedPairs();
    const pairs = [...live, ...canaries];
    const keys = pairs.map(({ key }) => key).join();
    if (keys === followedKeys) return;
    followedKeys = keys;
    // A rollback soon after a release finds its renderer running: an idle one ends by itself after
    // a few minutes.
    liveRenderers.retainOnly([...pairs, ...previous]);
    app.responseCache.retainOnly((key) => pairs.some((pair) => key.startsWith(`${pair.key}\n`)));
    // Not awaited: one that starts slowly must not delay a rollback.
    for (const pair of pairs) void liveRenderers.start(pair);
  };
  app.addHook('onClose', async () => {
    await Promise.all([liveRenderers.close(), pinnedRenderers.close()]);
  });

  // After a write, the pages with changed data are rendered again before their next visitor.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && statusCode < 400)
      void app.responseCache.refresh();
  });

  app.decorate('renderFailureOf', async (remote) => {
    const pair = (await releasedPairs()).live.find((one) => one.remote.name === remote);
    return pair && liveRenderers.failureOf(pair);
  });

  const requestedAt = async (
    registry: Registry,
    visited: VisitedAddress,
  ): Promise<RequestedPage | undefined> =>
    isPrivate(visited.path)
      ? undefined
      : requestedPage(app.database, await shellOf(registry), registry, visited);
  const render = (requested: RequestedPage, using = liveRenderers) =>
    renderedPage(app, config, using, requested);

  const at = async (
    registry: Registry,
    visited: VisitedAddress,
  ): Promise<CachedResponse | undefined> => {
    const requested = await requestedAt(registry, visited);
    if (!requested) return undefined;
    if (requested.seed) return toCachedPage(await render(requested));
    // A page names the prefixes of the other remotes, which a release or a canary of one of them
    // can change.
    const versions = registry.remotes.map(({ version }) => version).join(' ');
    const { pair, language, address } = requested;
    const key = [pair.key, registry.revision, versions, app.siteOrigin(), language, address].join(
      '\n',
    );
    let result = 'hit';
    const renderOnMiss = () => {
      result = 'miss';
      return render(requested);
    };
    const page = await app.responseCache.get(key, renderOnMiss, visited.isAhead);
    app.measure('site.page.cache', 1, { result });
    return page;
  };

  return {
    /** Starts the renderers of the live versions, and drops the cached pages of others. */
    follow,

    /**
     * The rendered page at a URL, or a redirect; undefined when its remote has no server build.
     * @throws RenderError when rendering fails, and what the database throws
     */
    at,

    /**
     * The notice in place of a remote that is switched off; undefined when public-site does not
     * have it.
     */
    closed: async (
      registry: Registry,
      language: LanguageCode,
    ): Promise<CachedResponse | undefined> => {
      const owner = ownerOf(registry, CLOSED);
      const isThere = owner?.routes?.some(({ path }) => path === CLOSED);
      return isThere
        ? at(registry, { path: CLOSED, query: new URLSearchParams(), language })
        : undefined;
    },

    /** Renders unpublished content. Not cached. Throws like `at`. */
    ofPreview: async (
      registry: Registry,
      visited: VisitedAddress,
      preview: UnpublishedOptions,
    ): Promise<CachedResponse | undefined> => {
      const requested = await requestedAt(registry, visited);
      return requested && toCachedPage(await render({ ...requested, preview }));
    },

    /**
     * Renders a pinned version. Not cached, and its failures do not count for the live version.
     * @param end HTML for the end of the body
     */
    ofPinned: async (
      registry: Registry,
      visited: VisitedAddress,
      end = '',
    ): Promise<CachedResponse | undefined> => {
      const requested = await requestedAt(registry, visited);
      if (!requested) return undefined;
      recent = [requested.pair, ...recent.filter(({ key }) => key !== requested.pair.key)].slice(
        0,
        PINNED_MAX,
      );
      pinnedRenderers.retainOnly(recent);
      const { html, ...page } = await render(requested, pinnedRenderers);
      return toCachedPage({ ...page, html: html.replace('</body>', () => `${end}</body>`) });
    },
  };
};
