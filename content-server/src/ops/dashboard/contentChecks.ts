import {
  CONTENT_TYPES,
  hasPages,
  itemPagePath,
  pictures,
  splitLanguage,
  TRANSLATION_LANGUAGES,
  type AnyListing,
  type ContentChecks,
  type PagedListing,
} from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';
import { dayIn } from '../../content/dates/timeZone';
import { CONSENT_FILTERS } from '../../media/library/consent';
import { isPublicNow } from '../../content/rows/publishing';
import { isUntranslated } from '../../content/translations/states';
import { untyped, type Database, type ListRow } from '../../db/database';
import { countInOneStatement } from './countInOneStatement';

const PAGED = CONTENT_TYPES.filter(hasPages);

/**
 * Counts the rows of each list that match a condition, in one statement. Lists without such rows
 * are left out.
 */
const countedIn = async (
  database: Database,
  lists: readonly AnyListing[],
  condition: (listed: AnyListing) => RawBuilder<unknown>,
): Promise<Record<string, number>> => {
  const statements = lists.map(
    (listed) =>
      [
        listed.path,
        sql`select count(*) from ${sql.table(listed.table)} as content where ${condition(listed)}`,
      ] as const,
  );
  const counts = await countInOneStatement(database, Object.fromEntries(statements));
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
};

/** True for rows that lack all translations of one language. */
const lacksLanguage = ({ path }: AnyListing) =>
  sql`${isPublicNow()} and (${sql.join(
    TRANSLATION_LANGUAGES.map(({ code }) => isUntranslated(path, code)),
    sql` or `,
  )})`;

const LINK = /\shref="(\/[^"?#]*)/g;

/** The path of a link, without the language prefix. */
const pathIn = (href: string): string => splitLanguage(href.replace(/\/$/, '')).path;

/** True for a path that only items have. At the root, items share the paths with fixed pages. */
const isOfItem = (path: string): boolean =>
  PAGED.some(({ pages }) => pages !== '' && path.startsWith(`${pages}/`));

/** The paths of an item's page: with its slug and with its id. */
const readablePaths = async (
  database: Database,
  { table, pages }: PagedListing,
): Promise<string[]> => {
  const rows = await untyped<ListRow>(database)
    .selectFrom(table)
    .select(['_id', 'slug'])
    .where(isPublicNow())
    .execute();
  return rows.flatMap(({ _id, slug }) => [
    itemPagePath(pages, { _id }),
    ...(slug ? [itemPagePath(pages, { _id, slug: String(slug) })] : []),
  ]);
};

/** The links in published texts to items of this site that visitors cannot read. */
const deadLinks = async (database: Database): Promise<ContentChecks['deadLinks']> => {
  const linking = await Promise.all(
    PAGED.map(async ({ path, table, excerptFrom = '' }) => {
      const rows = await untyped<ListRow>(database)
        .selectFrom(table)
        .select(['_id', 'title', excerptFrom])
        .where(isPublicNow())
        .where(excerptFrom, 'like', '% href="/%')
        .execute();
      return rows.flatMap((row) =>
        [...String(row[excerptFrom]).matchAll(LINK)].map(([, href = '']) => ({
          list: path,
          _id: String(row._id),
          title: String(row.title),
          href,
          to: pathIn(href),
        })),
      );
    }),
  );
  const links = linking.flat();
  if (links.length === 0) return [];
  const readable = new Set(
    (await Promise.all(PAGED.map((listed) => readablePaths(database, listed)))).flat(),
  );
  const earlier = await database
    .selectFrom('addresses')
    .select(['path', 'item'])
    .where('path', 'in', [...new Set(links.map(({ to }) => to))])
    .execute();
  const isRead = (to: string): boolean => {
    const item = earlier.find(({ path }) => path === to)?.item;
    if (!item && !isOfItem(to)) return true;
    return (
      readable.has(to) ||
      PAGED.some(({ pages }) => item && readable.has(itemPagePath(pages, { _id: item })))
    );
  };
  return links.filter(({ to }) => !isRead(to)).map(({ to: _, ...link }) => link);
};

/**
 * Content that needs attention: drafts, untranslated items, pictures without alternative text or
 * consent, and dead links.
 */
export const contentChecks = async (
  database: Database,
  timeZone: string,
): Promise<ContentChecks> => {
  const today = dayIn(timeZone);
  const inLibrary = async (condition: RawBuilder<boolean>) =>
    (await countedIn(database, [pictures], () => condition)).pictures;
  const [drafts, untranslated, undescribed = 0, withoutConsent, consentEnding, dead] =
    await Promise.all([
      countedIn(
        database,
        CONTENT_TYPES.filter(({ publishing }) => publishing),
        () => sql`status = 'draft'`,
      ),
      countedIn(database, PAGED, lacksLanguage),
      inLibrary(sql`alt = '' and file not like '%.pdf'`),
      inLibrary(CONSENT_FILTERS['no-consent'](today)),
      inLibrary(CONSENT_FILTERS['consent-ending'](today)),
      deadLinks(database),
    ]);
  return { drafts, untranslated, undescribed, withoutConsent, consentEnding, deadLinks: dead };
};
