import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declaredQuery, GIFT_PARAM, GIFT_PATH } from '@charity-site/api-client/entities';
import type { Registry } from '@charity-site/registry';
import type { Config } from '../process/settings/config';
import { remotesOf } from '../process/settings/deployTokens';
import { bearerOf } from '../http/headers/request';
import { HttpError } from '../http/httpError';
import { isMalformedUrl } from '../http/urls/malformedUrl';
import { languageOf, pathWithoutLanguage } from '../http/urls/pageLanguage';
import { pathOf } from '../http/urls/paths';
import { translatorFor } from '../content/language/translator';
import type { versionResolver, ResolvedVersions } from '../releases/versions/versionResolver';
import { sendCached } from './cache/sendCached';
import { itemPreviewPages } from './itemPreviews/itemPreviewPages';
import type { previews } from './previews/previews';
import type { LiveShell, ShellOf } from './shell/liveShell';
import { clientRendering, type Visit } from './pages/clientRendering';
import { describedAt } from './pages/describedPages';
import { CLOSED_FOR, isClosed, plainClosedPage } from './pages/closedPage';
import type { renderCached } from './pages/renderCached';
import { setContentSecurityPolicy } from './pages/contentSecurityPolicy';
import { notePageView } from './pages/pageView';
import type { pageRendering } from './pages/rendering';
import { redirectAt, sendMoved } from './pages/redirects';
import { RenderError } from './rendering/rendererProcess';
import { nameSpeculationRules } from './pages/speculationRules';

/** The versions that a request for a page gets. */
interface RequestVersions {
  shell: LiveShell;
  /** Undefined before the first release. */
  chosen?: ResolvedVersions;
  /** True when everybody gets these versions. */
  isLive: boolean;
}

/**
 * A handler of page requests. It sends a reply, or nothing to pass the request on to the next
 * handler.
 */
type PageHandler = (
  request: FastifyRequest<Visit>,
  reply: FastifyReply,
  versions: RequestVersions,
) => unknown;

interface PageContext {
  registry: () => Promise<ResolvedVersions['registry'] | undefined>;
  shellOf: ShellOf;
  resolveVersions: ReturnType<typeof versionResolver>;
  rendering: ReturnType<typeof pageRendering>;
  preview: ReturnType<typeof previews>;
  cached: ReturnType<typeof renderCached>;
}

/** True for the page of an announced gift, which no browser stores. */
const isOfVisitor = ({ url }: FastifyRequest): boolean =>
  pathOf({ url }) === GIFT_PATH && url.includes(`${GIFT_PARAM}=`);

/** True if a page uses all of the request's query. */
const hasDeclaredQuery = (registry: Registry, { url }: FastifyRequest): boolean => {
  const { pathname, search, searchParams } = new URL(url, 'http://site.invalid');
  const visited = describedAt(registry, pathname, { siteName: '' })?.visited;
  return visited !== undefined && declaredQuery(visited.page.query, searchParams) === search;
};

/** Handles page requests: the first handler that can reply does. */
export const pageHandlers = (app: FastifyInstance, config: Config, context: PageContext) => {
  const { registry, shellOf, resolveVersions, rendering, preview, cached } = context;
  const itemPreviews = itemPreviewPages(app, config, { rendering, registry });
  const clientRendered = clientRendering(app, config);

  /** The administrator's pages are in one language. */
  const redirected = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathWithoutLanguage(request);
    return path === undefined ? undefined : reply.redirect(path, 302);
  };

  const versionsFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RequestVersions> => {
    const chosen = await resolveVersions(request, await registry(), reply);
    const shell = await shellOf(chosen?.registry);
    if (!shell)
      throw new HttpError(503, 'The website has not been built yet. Please try again in a minute.');
    return { chosen, shell, isLive: !chosen?.pinned && !isMalformedUrl(request) };
  };

  const inBrowser: PageHandler = (request, reply, { shell, chosen }) =>
    clientRendered(request, reply, {
      shell,
      remotes: chosen?.registry,
      end: chosen && preview.banner(chosen),
    });

  /** True for somebody signed in, a deploy token, and the browser of a release's smoke test. */
  const isTrusted = async (request: FastifyRequest, { chosen }: RequestVersions) => {
    const token = bearerOf(request);
    if (token === undefined) return chosen?.pinned?.why === 'trial';
    return (
      remotesOf(config.deployTokens, token) !== undefined ||
      (await app.verifyToken(token)) !== undefined
    );
  };

  /**
   * The page for the browser to render: development and the smoke test use a remote that the server
   * does not have. It is built for each request, so for anybody else the header has no effect.
   */
  const clientRenderRequest: PageHandler = async (request, reply, versions) =>
    request.headers['x-rendering'] === 'off' && (await isTrusted(request, versions))
      ? inBrowser(request, reply, versions)
      : undefined;

  /**
   * The notice in place of a remote that is switched off, within the layout of public-site if that
   * can be rendered.
   */
  const closedPage: PageHandler = async (request, reply, { chosen, isLive }) => {
    if (!chosen || !isLive || !isClosed(chosen.registry, pathOf(request))) return undefined;
    reply.header('retry-after', CLOSED_FOR);
    const language = languageOf(request);
    const page = await rendering.closed(chosen.registry, language).catch((error: unknown) => {
      if (!(error instanceof RenderError))
        app.log.error(error, 'The notice of a closed part could not be rendered.');
      return undefined;
    });
    if (page) return sendCached(request, reply, { ...page, status: 503 }, 'no-store');
    reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(
      plainClosedPage(
        await app.organisation(language),
        await translatorFor(app.database, language),
      ),
    );
  };

  /** The page that the server renders, or a redirect. */
  const rendered: PageHandler = async (request, reply, { chosen, isLive }) => {
    if (!chosen || isMalformedUrl(request)) return undefined;
    if (isLive) notePageView(app, request, chosen.registry);
    const page = await cached(request, reply, { ...chosen, end: preview.banner(chosen) });
    if (!page) return undefined;
    const to = page.status === 404 ? await redirectAt(app, request) : page.location;
    if (to !== undefined)
      return sendMoved(request, reply, {
        status: page.location === undefined ? 301 : page.status,
        location: to,
      });
    request.isDeclaredQuery = !page.isUncacheable && hasDeclaredQuery(chosen.registry, request);
    setContentSecurityPolicy(reply, chosen.registry, pathOf(request));
    return chosen.pinned || isOfVisitor(request)
      ? sendCached(request, reply, page, 'no-store')
      : sendCached(request, nameSpeculationRules(reply), page);
  };

  return async (request: FastifyRequest<Visit>, reply: FastifyReply): Promise<FastifyReply> => {
    for (const handler of [redirected, preview.handlePreviewLink, itemPreviews.handlePreviewLink])
      if (!reply.sent) await handler(request, reply);
    if (reply.sent) return reply;
    const versions = await versionsFor(request, reply);
    for (const handler of [clientRenderRequest, closedPage, rendered, inBrowser])
      if (!reply.sent) await handler(request, reply, versions);
    return reply;
  };
};
