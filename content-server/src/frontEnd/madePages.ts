import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@charity-site/registry';
import type { CachedPage } from '../pageCache/cachedPage';
import { RenderError } from '../rendering/rendererProcess';
import { MovedError, type pageRendering, type VisitedAddress } from './rendering';

const addressOf = ({ url }: FastifyRequest, seed?: VisitedAddress['seed']): VisitedAddress => {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  return { path: pathname, query: searchParams, seed };
};

/**
 * The pages that requests get from the server; undefined where the browser renders the page or shows what is wrong. A page at
 * another address throws MovedError.
 */
export const madePages = (app: FastifyInstance, rendering: ReturnType<typeof pageRendering>) => ({
  live: async (
    request: FastifyRequest,
    known: Registry,
    seed?: VisitedAddress['seed'],
  ): Promise<CachedPage | undefined> => {
    try {
      return await rendering.at(known, addressOf(request, seed));
    } catch (error) {
      if (error instanceof MovedError) throw error;
      // Failures of the renderer are logged where they are counted.
      if (!(error instanceof RenderError)) app.log.error(error, 'A page could not be rendered.');
      return undefined;
    }
  },

  /** With a version on trial; a header has the reason why it could not be rendered. */
  onTrial: async (request: FastifyRequest, reply: FastifyReply, tried: Registry): Promise<CachedPage | undefined> => {
    try {
      return await rendering.onTrial(tried, addressOf(request));
    } catch (error) {
      if (error instanceof MovedError) throw error;
      const [reason = ''] = String((error as Error).message).split('\n', 1);
      reply.header('x-not-rendered', encodeURIComponent(reason.slice(0, 300)));
      return undefined;
    }
  },
});
