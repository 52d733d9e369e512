import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PRIVATE, type DescribedPage } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { feedItems, feedXml } from './feed';
import { listings, sitemapXml } from './sitemap';

/**
 * The robots.txt: excludes the admin area and the API, except the public reads, which search
 * engines need to render pages.
 */
const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/content/',
    `Disallow: ${PRIVATE}`,
    'Disallow: /api',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Long enough for a crowd of readers, short enough for news. */
const FIVE_MINUTES = 'public, max-age=300';

interface SeoOptions extends Pick<Config, 'site'> {
  /** The pages that visitors can open. */
  pages: (request: FastifyRequest) => Promise<DescribedPage[]>;
}

/** `/sitemap.xml`, `/robots.txt` and `/feed.xml`. */
export const seo = async (app: FastifyInstance, { site, pages }: SeoOptions): Promise<void> => {
  const { database } = app;
  const file = hiddenRoute({ audience: 'public', answer: FILE });

  app.get('/sitemap.xml', file, async (request, reply) => {
    const text = sitemapXml(await listings(database, await pages(request)), app.siteOrigin());
    return reply
      .header('cache-control', FIVE_MINUTES)
      .type('application/xml; charset=utf-8')
      .send(text);
  });

  app.get('/robots.txt', file, async (_request, reply) => {
    const text = robotsTxt(app.siteOrigin());
    return reply.header('cache-control', FIVE_MINUTES).type('text/plain; charset=utf-8').send(text);
  });

  app.get('/feed.xml', file, async (request, reply) => {
    const home = (await pages(request)).find(({ path }) => path === '/');
    const { name, tagline } = await app.organisation();
    const description = tagline || (home?.head.description ?? name);
    const channel = {
      siteName: name,
      description,
      origin: app.siteOrigin(),
      timeZone: site.timeZone,
    };
    const text = feedXml(await feedItems(database), channel);
    return reply
      .header('cache-control', FIVE_MINUTES)
      .type('application/rss+xml; charset=utf-8')
      .send(text);
  });
};
