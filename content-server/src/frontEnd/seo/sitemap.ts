import { PAGE_SIZE_MAX } from '@charity-site/api-client/entities';
import { readPage } from '../../crud/store';
import type { Database } from '../../db/database';
import { ITEM_PAGES, STATIC_PAGES } from '../head/publicPages';
import { element, XML_DECLARATION } from './xml';

/** A page for search engines: its path, and when it changed last (ISO 8601) where that is known. */
interface Listing {
  path: string;
  changed?: string;
}

/** Every page worth finding: the fixed ones and each item's; well below the 50,000 a sitemap may hold. */
export const listings = async (database: Database): Promise<Listing[]> => {
  const items = await Promise.all(
    ITEM_PAGES.map(async ({ pages, ...type }) => {
      const newest = { ...type, sort: [['createdAt', 'desc']] as const };
      const asked = { page: 1, limit: PAGE_SIZE_MAX, search: '', where: {}, fields: ['updatedAt'] };
      const { rows } = await readPage(database, newest, asked);
      return rows.map(({ _id, updatedAt }): Listing => ({ path: `${pages}/${_id}`, changed: updatedAt }));
    }),
  );
  return [...STATIC_PAGES.map(({ path }) => ({ path })), ...items.flat()];
};

const entry = (origin: string, { path, changed }: Listing): string =>
  `<url>${element('loc', origin + path)}${changed ? element('lastmod', changed) : ''}</url>`;

/** The sitemap's XML (sitemaps.org, 0.9). `origin` is such as `https://example.org`. */
export const sitemapXml = (pages: readonly Listing[], origin: string): string =>
  [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => entry(origin, page)),
    '</urlset>',
    '',
  ].join('\n');
