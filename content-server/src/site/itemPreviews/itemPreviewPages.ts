import { escapeHtml, type LanguageCode } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import { ITEM_PREVIEW } from './address';
import { itemPreviewOf, type ItemPreview } from './itemPreviews';
import { hasPreviewSession } from './previewSession';
import { seedOf } from './shownItem';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { sendCached } from '../cache/sendCached';
import { RenderError } from '../rendering/rendererProcess';
import { staticPage } from '../../releases/emergencyPage/staticPage';
import { inLanguageOf, languageOf } from '../../http/urls/pageLanguage';
import { translatorFor } from '../../content/language/translator';
import { pathOf } from '../../http/urls/paths';
import { setContentSecurityPolicy } from '../pages/contentSecurityPolicy';
import type { pageRendering } from '../pages/rendering';
import { LINKS, LINKS_SCRIPT, itemPreviewBanner } from './itemPreviewBanner';

/** Messages in place of a preview. */
const NOTICES = {
  ended: {
    status: 410,
    title: 'This preview has ended',
    text: 'Previews can be seen for one day. Ask the person who sent you the link for a new one.',
    link: { href: '/', label: 'Go to the website' },
  },
  closed: {
    status: 401,
    title: 'Log in to see this preview',
    text: 'It is for people who look after this site.',
    link: { href: '/admin/preview', label: 'Log in' },
  },
  failed: {
    status: 503,
    title: 'No preview at the moment',
    text: 'The page cannot be shown at the moment. Nothing that was typed is lost.',
    // The same URL, with its token.
    link: { href: '', label: 'Try again' },
  },
};

interface Pages {
  rendering: Pick<ReturnType<typeof pageRendering>, 'ofPreview'>;
  registry: () => Promise<Registry | undefined>;
}

/** Pages that show an item with a form's values before they are saved (docs/decisions/0032). */
export const itemPreviewPages = (
  app: FastifyInstance,
  { site }: Pick<Config, 'site'>,
  { rendering, registry }: Pages,
) => {
  app.get(
    LINKS_SCRIPT,
    hiddenRoute({ audience: 'public', answer: FILE }),
    async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/javascript; charset=utf-8')
        .send(LINKS),
  );

  const sendNotice = async (
    reply: FastifyReply,
    language: LanguageCode,
    notice: keyof typeof NOTICES,
    query = '',
  ) => {
    const { status, title, text, link } = NOTICES[notice];
    const wording = await translatorFor(app.database, language);
    const { t, addressOf } = wording;
    const href = link.href && addressOf(link.href) + query;
    const content =
      `<p role="alert">${escapeHtml(t(text))}</p>` +
      `<p><a href="${escapeHtml(href)}">${escapeHtml(t(link.label))}</a></p>`;
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(staticPage(await app.organisation(), { title: t(title), content, wording }));
  };

  /** Renders the page; undefined if rendering fails. */
  const renderPreview = async (
    remotes: Registry | undefined,
    path: string,
    language: LanguageCode,
    preview: ItemPreview,
  ) => {
    if (!remotes) return undefined;
    const seed = await seedOf(app, preview, {
      timeZone: site.timeZone,
      language,
      origin: app.siteOrigin(),
    });
    const options = {
      banner: itemPreviewBanner(preview.endsAt, site.timeZone),
      until: Date.parse(preview.endsAt),
    };
    try {
      return await rendering.ofPreview(
        remotes,
        { path, query: new URLSearchParams(), language, seed },
        options,
      );
    } catch (error) {
      // The renderer logs its own failures.
      if (error instanceof RenderError) return undefined;
      throw error;
    }
  };

  return {
    /** Handles a URL with the token of a preview; undefined for other URLs. */
    handlePreviewLink: async (
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply | undefined> => {
      if (!request.url.includes(`${ITEM_PREVIEW}=`)) return undefined;
      const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
      const token = searchParams.get(ITEM_PREVIEW);
      if (token === null) return undefined;
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const preview = await itemPreviewOf(app.database, token);
      const language = languageOf(request);
      if (!preview) return sendNotice(reply, language, 'ended');
      if (preview.isForStaff && !(await hasPreviewSession(app, request)))
        return sendNotice(
          reply,
          language,
          'closed',
          `?page=${encodeURIComponent(request.originalUrl)}`,
        );
      const remotes = await registry();
      const page = await renderPreview(remotes, pathname, language, preview);
      if (!remotes || !page) return sendNotice(reply, language, 'failed');
      if (page.location !== undefined) {
        const address = inLanguageOf(request, pathOf({ url: page.location }));
        return reply.redirect(`${address}?${ITEM_PREVIEW}=${token}`, 302);
      }
      setContentSecurityPolicy(reply, remotes, pathname);
      return sendCached(request, reply, page, 'no-store');
    },
  };
};
