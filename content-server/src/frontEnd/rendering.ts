import type { FastifyInstance } from 'fastify';
import { splitLanguage, type LanguageCode, type RenderFailure } from '@charity-site/api-client/entities';
import {
  asCanary,
  ownerOf,
  shownContributions,
  type DescribedPage,
  type QueryEntry,
  type Registry,
} from '@charity-site/registry';
import type { Config } from '../config';
import { movedItem } from '../addresses/movedItem';
import { dayIn } from '../dayIn';
import { encoded, type CachedPage } from '../pageCache/cachedPage';
import { pageCache } from '../pageCache/pageCache';
import { pairOf, type Pair } from '../rendering/livePair';
import { RenderError } from '../rendering/rendererProcess';
import { renderers } from '../rendering/renderers';
import { essentialsHtml, essentialsOf } from './essentials';
import { fixedPages, pageAt, publicPages } from './describedPages';
import { headTags } from './head/headTags';
import { organisationFacts } from './head/structuredData';
import { sharedPicture } from './head/sharingPicture';
import { CLOSED } from './closedPage';
import { coloured } from './coloured';
import { wordingIn } from './language/wording';
import { isPrivate } from './privatePaths';
import type { LiveShell } from './liveShell';
import { renderedHtml } from './renderedHtml';
import { measuring, siteConfig } from './siteConfig';

declare module 'fastify' {
  interface FastifyInstance {
    /** How rendering on the server fails with a remote's live version; undefined when it does not. */
    renderFailureOf: (remote: string) => Promise<RenderFailure | undefined>;
  }
}

/** The page is at another address. */
export class MovedError extends Error {
  override name = 'MovedError';
  constructor(
    readonly status: number,
    readonly location: string,
  ) {
    super(`The page is at ${location}.`);
  }
}

/** A visited address of a page. */
export interface VisitedAddress {
  /** Path without query. */
  path: string;
  query: URLSearchParams;
  language: LanguageCode;
  /** Answers known in advance; such a page is not kept. */
  seed?: readonly QueryEntry[];
  /** Whether it is rendered for visitors to come. */
  isAhead?: boolean;
}

/** Stands for all paths without a page: they show the same. */
const UNKNOWN = '/-/unknown';

/** What the renderer needs for one page. */
interface Wanted {
  pair: Pair;
  /** Path and the declared part of the query. */
  address: string;
  language: LanguageCode;
  known: Registry;
  seed?: readonly QueryEntry[];
  /** Set for a page that shows what is not public. */
  preview?: Preview;
}

/** A page that shows what is not public, until a time. */
interface Preview {
  /** HTML before the page. */
  band: string;
  /** Until when its answers count as fresh, in ms since 1970: the browser must not ask for what is public instead. */
  until: number;
}

/** Stored versions that may have a renderer at the same time: two people may look at two previews. */
const STORED_MAX = 2;

/** How often the live versions are compared with the running renderers, in ms. */
const LOOK_AGAIN = 2_000;

/** The part of the query that the page declares, in order, so that nothing else makes a page of its own. */
const declaredQuery = ({ query: names }: DescribedPage, given: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept.toString()}` : '';
};

/** Renders the pages of the live remotes on the server, and keeps them until what they show has changed. */
export const pageRendering = (
  app: FastifyInstance,
  config: Config,
  {
    shellOf,
    registry,
  }: {
    shellOf: (registry: Registry | undefined) => Promise<LiveShell | undefined>;
    registry: () => Promise<Registry | undefined>;
  },
) => {
  const options = { config, log: app.log, answer: (_method: string, address: string) => app.answer(address) };
  const running = renderers({ ...options, onStart: () => app.measure('site.renderer.starts', 1) });
  const trying = renderers({ ...options, onTrial: true });
  /** The stored versions that were asked for last. */
  let lately: Pair[] = [];
  const cache = pageCache(app.database, {
    onFault: (error) => app.log.error(error, 'A page could not be rendered again.'),
  });

  /** The live remotes that render on the server, their canaries, and the versions that were live before. */
  const releasedPairs = async (): Promise<{ live: Pair[]; canaries: Pair[]; previous: Pair[] }> => {
    const known = await registry();
    const shell = await shellOf(known);
    const pairsOf = (remotes: Registry['remotes']) => remotes.flatMap((remote) => pairOf(shell, remote) ?? []);
    const remotes = known?.remotes ?? [];
    return {
      live: pairsOf(remotes),
      canaries: pairsOf(remotes.filter(({ canary }) => canary).map(asCanary)),
      previous: pairsOf(remotes.flatMap((remote) => (remote.previous ? [{ ...remote, ...remote.previous }] : []))),
    };
  };

  const make = async (
    { pair, address, language, known, seed, preview }: Wanted,
    using: Pick<ReturnType<typeof renderers>, 'render'> = running,
  ) => {
    // A posted form is answered at the address that it was sent to.
    const [path = '', query] = address.split('?');
    const moved = seed ? undefined : await movedItem(app.database, path);
    if (moved) throw new MovedError(301, query ? `${moved}?${query}` : moved);
    const told = await app.readsOf(() => app.organisation(language));
    const organisation = told.result;
    const site = {
      ...siteConfig(app, config, organisation, language),
      contributions: shownContributions(known, false),
    };
    const begun = performance.now();
    const page = await using.render(pair, { address, site, seed });
    app.measure('site.page.render.duration', (performance.now() - begun) / 1000, { remote: pair.remote.name });
    // The browser shows what could not be loaded, and tries again.
    if (page.status === 503) throw new RenderError('The data of a page could not be read.');
    if (page.location) throw new MovedError(page.status, splitLanguage(page.location).address);
    const wording = await wordingIn(language);
    const beside = await app.readsOf(async () => {
      const essentials = await essentialsOf(app.database, config.site);
      return {
        ...(await sharedPicture(app.database, page.head.picture)),
        facts: page.head.canonical === '/' ? await organisationFacts(app.database, essentials) : undefined,
        essentials: essentialsHtml(
          essentials,
          fixedPages(publicPages(known, { siteName: organisation.name, wording })),
          wording,
        ),
      };
    });
    const { picture, focus, facts, essentials } = beside.result;
    const text = renderedHtml(coloured(pair.shell.html, organisation), {
      head: headTags(
        { ...page.head, picture, ...(preview && { canonical: undefined }) },
        { siteName: organisation.name, origin: site.origin, language, focus, organisation: facts },
      ),
      page: preview ? { ...page, state: page.state?.map(([key, data]) => [key, data, preview.until] as const) } : page,
      // For the browser alone: it does not change what is rendered.
      site: { ...site, serviceWorker: config.serviceWorker && !preview, ...measuring(config) },
      registry: known,
      remote: pair.remote,
      // The notice is at the address of another page, whose routes must not start.
      starter: address === CLOSED || (preview && !page.state) ? undefined : pair.server.starter,
      essentials,
      band: preview?.band,
    });
    return { status: page.status, html: text, reads: [...page.reads, ...told.reads, ...beside.reads] };
  };

  // A release or a rollback starts its renderer before the first visitor comes.
  let seen = '';
  const follow = async () => {
    const { live, canaries, previous } = await releasedPairs();
    const pairs = [...live, ...canaries];
    const keys = pairs.map(({ key }) => key).join();
    if (keys === seen) return;
    seen = keys;
    // A rollback soon after a release finds its renderer running: an idle one ends by itself after a few minutes.
    running.keepOnly([...pairs, ...previous]);
    cache.keepOnly((key) => pairs.some((pair) => key.startsWith(`${pair.key}\n`)));
    await Promise.all(pairs.map(running.start));
  };
  let looking: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    const look = () => void follow().catch((error: unknown) => app.log.error(error));
    look();
    looking = setInterval(look, LOOK_AGAIN).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(looking);
    cache.stop();
    await Promise.all([running.close(), trying.close()]);
  });

  // After a write, the pages that showed what has changed are rendered again before their next visitor comes.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && statusCode < 400) void cache.refresh();
  });

  app.decorate('renderFailureOf', async (remote: string) => {
    const pair = (await releasedPairs()).live.find((one) => one.remote.name === remote);
    return pair && running.failureOf(pair);
  });

  /** What renders the page at an address; undefined when its remote has no server build. */
  const wantedAt = async (
    known: Registry,
    { path, query, language, seed }: VisitedAddress,
  ): Promise<Wanted | undefined> => {
    const pair = isPrivate(path) ? undefined : pairOf(await shellOf(known), ownerOf(known, path));
    if (!pair) return undefined;
    const visited = pageAt(pair.remote.routes ?? [], path);
    return {
      pair,
      address: visited ? visited.path + declaredQuery(visited.page, query) : UNKNOWN,
      language,
      known,
      seed,
    };
  };

  const at = async (known: Registry, visited: VisitedAddress): Promise<CachedPage | undefined> => {
    const wanted = await wantedAt(known, visited);
    if (!wanted) return undefined;
    if (wanted.seed) return encoded(await make(wanted));
    const [origin, today] = [app.siteOrigin(), dayIn(config.site.timeZone)];
    // A page names the prefixes of the other remotes, which a release or a canary of one of them can change.
    const versions = known.remotes.map(({ version }) => version).join(' ');
    const key = [wanted.pair.key, known.revision, versions, origin, today, wanted.language, wanted.address].join('\n');
    let result = 'hit';
    const making = () => {
      result = 'miss';
      return make(wanted);
    };
    const page = await cache.get(key, making, visited.isAhead);
    app.measure('site.page.cache', 1, { result });
    return page;
  };

  return {
    /**
     * The rendered page at an address; undefined when its remote has no server build.
     * @throws MovedError for a redirect, RenderError when rendering fails, and what the database throws
     */
    at,

    /** The notice in place of a remote that is switched off; undefined when public-site does not have it. */
    closed: async (known: Registry, language: LanguageCode): Promise<CachedPage | undefined> => {
      const owner = ownerOf(known, CLOSED);
      const isThere = owner?.routes?.some(({ path }) => path === CLOSED);
      return isThere ? at(known, { path: CLOSED, query: new URLSearchParams(), language }) : undefined;
    },

    /** A page that shows what is not public. Nothing of it is kept. It throws what `at` throws. */
    ofPreview: async (known: Registry, visited: VisitedAddress, preview: Preview): Promise<CachedPage | undefined> => {
      const wanted = await wantedAt(known, visited);
      return wanted && encoded(await make({ ...wanted, preview }));
    },

    /**
     * The same with a version that is not live. Nothing of it is kept, and its failures are not those of the live version.
     * @param end HTML for the end of the body
     */
    ofStored: async (known: Registry, visited: VisitedAddress, end = ''): Promise<CachedPage | undefined> => {
      const wanted = await wantedAt(known, visited);
      if (!wanted) return undefined;
      lately = [wanted.pair, ...lately.filter(({ key }) => key !== wanted.pair.key)].slice(0, STORED_MAX);
      trying.keepOnly(lately);
      const { html, ...page } = await make(wanted, trying);
      return encoded({ ...page, html: html.replace('</body>', () => `${end}</body>`) });
    },
  };
};
