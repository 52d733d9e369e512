import {
  localizedPath,
  CONTENT_TYPES,
  hasPages,
  itemPagePath,
  LANGUAGES,
  PAGE_SIZE_MAX,
} from '@charity-site/api-client/entities';
import type { DescribedPage } from '@charity-site/registry';
import { readPage } from '../../content/crud/store';
import { pageAt } from '../../releases/versions/pageAt';
import { fixedPages } from '../pages/describedPages';
import type { Database } from '../../db/database';
import { element, XML_DECLARATION, xmlText } from './xml';

/** A page for search engines: its path, and when it changed last (ISO 8601), if known. */
interface Listing {
  path: string;
  changed?: string;
}

/** The content types whose items have pages. */
const ITEM_PAGES = CONTENT_TYPES.filter(hasPages);

/**
 * Every page that search engines may list: those without path parameters, and each item's; well
 * below the maximum of 50,000.
 * @param pages the pages of the live remotes, also those with parameters
 */
export const listings = async (
  database: Database,
  pages: readonly DescribedPage[],
): Promise<Listing[]> => {
  const indexable = pages.filter(({ head }) => head.indexable !== false);
  const items = await Promise.all(
    ITEM_PAGES.filter(({ pages: folder }) => pageAt(indexable, `${folder}/-`)).map(
      async ({ pages: folder, ...type }) => {
        const newest = { ...type, sort: [['createdAt', 'desc']] as const };
        const query = {
          page: 1,
          limit: PAGE_SIZE_MAX,
          search: '',
          where: {},
          fields: ['updatedAt', 'slug'],
        };
        const { rows } = await readPage(database, newest, query);
        return rows.map(({ _id = '', slug, updatedAt }): Listing => ({
          path: itemPagePath(folder, { _id, slug: String(slug) }),
          changed: updatedAt,
        }));
      },
    ),
  );
  return [...new Set(['/', ...fixedPages(indexable).map(({ path }) => path)])]
    .map((path): Listing => ({ path }))
    .concat(items.flat());
};

/** A page in each language. Every entry names all of them. */
const entries = (origin: string, { path, changed }: Listing): string[] => {
  const addresses = LANGUAGES.map(({ code }) => ({
    code,
    address: origin + localizedPath(code, path),
  }));
  const links = addresses
    .map(
      ({ code, address }) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${xmlText(address)}"/>`,
    )
    .join('');
  return addresses.map(
    ({ address }) =>
      `<url>${element('loc', address)}${changed ? element('lastmod', changed) : ''}${links}</url>`,
  );
};

/** The sitemap's XML (sitemaps.org, 0.9). `origin` is such as `https://example.org`. */
export const sitemapXml = (pages: readonly Listing[], origin: string): string =>
  [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entries(origin, page)),
    '</urlset>',
    '',
  ].join('\n');
