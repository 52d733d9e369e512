import { shortened } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { isId } from '../../crud/rows';
import type { Database } from '../../db/database';
import { TAGLINE, type Destination, type ItemPages, type StaticPage } from './publicPages';

/** What the tags of one page say. Texts are plain and unescaped. */
export interface PageFacts {
  status: 200 | 404;
  /** The page's own title; the organisation's name alone where there is none. */
  title?: string;
  description?: string;
  type: 'website' | 'article';
  /** Address of a picture as stored: `/uploads/…`, or an absolute one; none when the site has none. */
  picture?: string;
  /** The path under which the page is to be known; none for pages that search engines shall not keep. */
  canonical?: string;
}

/** How much of a text stands for it in search results and shared links, in characters, as in the browser. */
const DESCRIPTION_LENGTH = 160;

interface Row {
  title: string | null;
  image: string | null;
  slide: string | null;
  logo: string | null;
}

/** Pictures for pages without one, read with the page itself: the first hero slide's (in the order of docs/product.md 7.3), the logo. */
const STAND_INS = sql`
  (select image from hero_slides order by "order", "createdAt" desc, _id desc limit 1) as slide,
  (select url from logo limit 1) as logo`;

const pictureOf = ({ image, slide, logo }: Row) => image || slide || logo || undefined;

const staticFacts = async (database: Database, { path, title, description, hero }: StaticPage, siteName: string) => {
  const banner = sql`from page_heroes where _id = ${hero ?? ''}`;
  const { rows } = await sql<Row>`
    select (select title ${banner}) as title, (select image ${banner}) as image, ${STAND_INS}`.execute(database);
  return {
    status: 200,
    title: rows[0]?.title ?? title?.replace('{site}', () => siteName),
    description,
    type: 'website',
    picture: rows[0] && pictureOf(rows[0]),
    canonical: path,
  } satisfies PageFacts;
};

/** The page of an item that is not there, titled as the browser titles it (docs/product.md 8.2). */
const missing = (item: string): PageFacts => ({ status: 404, title: `${item} not found`, type: 'website' });

const itemFacts = async (database: Database, type: ItemPages, id: string): Promise<PageFacts> => {
  if (!isId(id)) return missing(type.item);
  const excerpt = type.excerptFrom === undefined ? sql`''` : sql.ref('excerpt');
  const { rows } = await sql<Row & { title: string; excerpt: string }>`
    select title, image, ${excerpt} as excerpt, ${STAND_INS}
    from ${sql.table(type.table)} where _id = ${id}`.execute(database);
  const [row] = rows;
  if (!row) return missing(type.item);
  return {
    status: 200,
    title: row.title,
    description: shortened(row.excerpt, DESCRIPTION_LENGTH) || TAGLINE,
    type: 'article',
    picture: pictureOf(row),
    canonical: `${type.pages}/${id}`,
  };
};

/**
 * What is to be said of the page at a destination, in at most one indexed query. Unknown pages and missing items are a
 * 404 (docs/product.md 2.1, 7.6); other remotes name their pages themselves, in the browser. Throws what the database throws.
 */
export const factsOf = async (
  database: Database,
  destination: Destination,
  site: { name: string },
): Promise<PageFacts> => {
  if (destination.kind === 'static') return staticFacts(database, destination.page, site.name);
  if (destination.kind === 'item') return itemFacts(database, destination.pages, destination.id);
  if (destination.kind === 'remote') {
    const { path, isPrivate } = destination;
    return { status: 200, type: 'website', ...(isPrivate ? {} : { canonical: path }) };
  }
  return missing('Page');
};
