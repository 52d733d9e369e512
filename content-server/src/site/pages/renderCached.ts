import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../cache/cachedResponse';
import type { ResolvedVersions } from '../../releases/versions/versionResolver';
import { RenderError } from '../rendering/rendererProcess';
import { languageOf } from '../../http/urls/pageLanguage';
import type { pageRendering } from './rendering';
import type { VisitedAddress } from './requestedPage';

const visitedAddressOf = (
  request: FastifyRequest,
  seed?: VisitedAddress['seed'],
): VisitedAddress => {
  const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
  return { path: pathname, query: searchParams, language: languageOf(request), seed };
};

/** The versions of a page, and what is added to it. */
interface PageVersions extends ResolvedVersions {
  seed?: VisitedAddress['seed'];
  /** HTML for the end of the body, only for a pinned version. */
  end?: string;
}

/**
 * Returns the server-rendered page of a request, or a redirect; undefined when the browser renders
 * the page or the error. When a pinned version cannot be rendered, a header has the reason.
 */
export const renderCached =
  (app: FastifyInstance, rendering: ReturnType<typeof pageRendering>) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { registry, pinned, seed, end }: PageVersions,
  ): Promise<CachedResponse | undefined> => {
    const visited = visitedAddressOf(request, seed);
    try {
      return await (pinned
        ? rendering.ofPinned(registry, visited, end)
        : rendering.at(registry, visited));
    } catch (error) {
      if (pinned) {
        const [reason = ''] = String((error as Error).message).split('\n', 1);
        reply.header('x-not-rendered', encodeURIComponent(reason.slice(0, 300)));
      } else if (!(error instanceof RenderError)) {
        // The renderer logs its own failures.
        app.log.error(error, 'A page could not be rendered.');
      }
      return undefined;
    }
  };
