import type { LanguageCode } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@charity-site/registry';
import type { Config } from '../../config';
import { ITEM_PREVIEW } from '../../itemPreviews/address';
import { itemPreviewOf, type ItemPreview } from '../../itemPreviews/itemPreviews';
import { seedOf } from '../../itemPreviews/shownItem';
import { sendCached } from '../../pageCache/sendCached';
import { RenderError } from '../../rendering/rendererProcess';
import { plainPage } from '../forms/plainPage';
import { inLanguageOf, languageOf } from '../language/pageLanguage';
import { pathOf } from '../pathOf';
import { setPagePolicy } from '../pagePolicy';
import { MovedError, type pageRendering } from '../rendering';
import { LINKS, LINKS_SCRIPT, previewBand } from './band';

const ENDED =
  '<p role="alert">Previews can be seen for one day. Ask the person who sent you the link for a new one.</p>' +
  '<p><a href="/">Go to the website</a></p>';

const FAILED =
  '<p role="alert">The page cannot be shown at the moment. Nothing that was typed is lost.</p>' +
  '<p><a href="">Try again</a></p>';

interface Pages {
  rendering: Pick<ReturnType<typeof pageRendering>, 'ofPreview'>;
  registry: () => Promise<Registry | undefined>;
}

/** Pages that show an item as a form had it before saving (docs/decisions/0042). */
export const itemPreviewPages = (
  app: FastifyInstance,
  { site }: Pick<Config, 'site'>,
  { rendering, registry }: Pages,
) => {
  app.get(LINKS_SCRIPT, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/javascript; charset=utf-8').send(LINKS),
  );

  const sendPlain = async (reply: FastifyReply, status: number, title: string, content: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(plainPage(await app.organisation(), { title, content }));

  /** The page; undefined where it cannot be rendered. */
  const made = async (known: Registry | undefined, path: string, language: LanguageCode, preview: ItemPreview) => {
    if (!known) return undefined;
    const seed = await seedOf(app, preview, { timeZone: site.timeZone, language, origin: app.siteOrigin() });
    const how = { band: previewBand(preview.endsAt, site.timeZone), until: Date.parse(preview.endsAt) };
    try {
      return await rendering.ofPreview(known, { path, query: new URLSearchParams(), language, seed }, how);
    } catch (error) {
      // Failures of the renderer are logged where they are counted.
      if (error instanceof RenderError) return undefined;
      throw error;
    }
  };

  return {
    /** Answers an address with the token of a preview; undefined for other addresses. */
    opened: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      if (!request.url.includes(`${ITEM_PREVIEW}=`)) return undefined;
      const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
      const token = searchParams.get(ITEM_PREVIEW);
      if (token === null) return undefined;
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const preview = await itemPreviewOf(app.database, token);
      if (!preview) return sendPlain(reply, 410, 'This preview has ended', ENDED);
      const known = await registry();
      try {
        const page = await made(known, pathname, languageOf(request), preview);
        if (!known || !page) return await sendPlain(reply, 503, 'No preview at the moment', FAILED);
        setPagePolicy(reply, known, pathname);
        return sendCached(request, reply, page, 'no-store');
      } catch (error) {
        if (!(error instanceof MovedError)) throw error;
        return reply.redirect(
          `${inLanguageOf(request, pathOf({ url: error.location }))}?${ITEM_PREVIEW}=${token}`,
          302,
        );
      }
    },
  };
};
