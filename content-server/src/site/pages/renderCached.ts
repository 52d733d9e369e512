import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../cache/cachedResponse';
import type { ResolvedVersions } from '../../releases/versions/versionResolver';
import { RenderError } from '../rendering/rendererProcess';
import { languageOf } from '../../http/urls/pageLanguage';
import type { pageRendering } from './rendering';
import type { VisitedAddress } from './requestedPage';

const addressOf = (request: FastifyRequest, seed?: VisitedAddress['seed']): VisitedAddress => {
  const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
  return { path: pathname, query: searchParams, language: languageOf(request), seed };
};

/** The versions of a page, and what is added to it. */
interface PageVersions extends ResolvedVersions {
  seed?: VisitedAddress['seed'];
  /** HTML for the end of the body, of a stored version only. */
  end?: string;
}

/**
 * The pages that requests get from the server, or where they are instead; undefined where the
 * browser renders the page or shows what is wrong. When a stored version cannot be rendered, a
 * header has the reason.
 */
export const renderCached =
  (app: FastifyInstance, rendering: ReturnType<typeof pageRendering>) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { registry, stored, seed, end }: PageVersions,
  ): Promise<CachedResponse | undefined> => {
    const visited = addressOf(request, seed);
    try {
      return await (stored
        ? rendering.ofStored(registry, visited, end)
        : rendering.at(registry, visited));
    } catch (error) {
      if (stored) {
        const [reason = ''] = String((error as Error).message).split('\n', 1);
        reply.header('x-not-rendered', encodeURIComponent(reason.slice(0, 300)));
      } else if (!(error instanceof RenderError)) {
        // Failures of the renderer are logged where they are counted.
        app.log.error(error, 'A page could not be rendered.');
      }
      return undefined;
    }
  };
