import { sql } from 'kysely';
import { isPublicNow } from '../../../content/rows/publishing';
import type { Database } from '../../../db/database';
import { focusAt } from '../../../media/pictures/focalPoint';

/**
 * The picture for pages without one: the first hero slide's (in the order of docs/product.md 7.3),
 * else the logo.
 */
const sharingPicture = async (database: Database): Promise<string | undefined> => {
  const { rows } = await sql<{ slide: string | null; logo: string | null }>`
    select (select image from ${sql.table('hero_slides')} where ${isPublicNow()} order by "order", "createdAt" desc, _id desc limit 1) as slide,
           (select url from ${sql.table('logo')} limit 1) as logo`.execute(database);
  return rows[0]?.slide || rows[0]?.logo || undefined;
};

/** The picture of a page's link preview, its own or that of the site, and its focal point. */
export const sharedPicture = async (
  database: Database,
  own: string | undefined,
): Promise<{ picture: string | undefined; focus: string }> => {
  const picture = own ?? (await sharingPicture(database));
  return { picture, focus: await focusAt(database, picture) };
};
