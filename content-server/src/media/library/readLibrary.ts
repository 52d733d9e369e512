import { pictures, type PictureUse } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { countOf } from '../../db/queries/countOf';
import { isFoundBy } from '../../db/texts/text';
import { untyped, type Database, type ListRow } from '../../db/database';
import { isPostgres } from '../../db/dialects/isPostgres';
import { CONSENT_FILTERS } from './consent';

/** Query of the library; all pictures by default. */
export interface LibraryQuery {
  page: number;
  limit: number;
  search?: string;
  /**
   * `unused`: only files without uses. `undescribed`: pictures without alternative text come first.
   * The others: only pictures with this consent.
   */
  show?: 'unused' | 'undescribed' | keyof typeof CONSENT_FILTERS;
  kind?: 'picture' | 'document';
}

/**
 * Condition that a file is none of some files, whose names are sent as one parameter, however many.
 */
const isNoneOf = (database: Database, files: Iterable<string>) => {
  const json = JSON.stringify([...files]);
  const names = isPostgres(database)
    ? sql`select json_array_elements_text(${json}::json)`
    : sql`select value from json_each(${json})`;
  return sql<boolean>`file not in (${names})`;
};

/**
 * One page of the library, the newest first, and the number of all that match.
 * @param today the day of the site, `YYYY-MM-DD`
 */
export const readLibrary = async (
  database: Database,
  { page, limit, search = '', show, kind = 'picture' }: LibraryQuery,
  { uses, today }: { uses: ReadonlyMap<string, PictureUse[]>; today: string },
): Promise<{ rows: ListRow[]; totalItems: number }> => {
  let query = untyped<ListRow>(database)
    .selectFrom(pictures.table)
    .where('file', kind === 'document' ? 'like' : 'not like', '%.pdf');
  if (search.trim()) query = query.where(isFoundBy(search.trim()));
  if (show === 'unused') query = query.where(isNoneOf(database, uses.keys()));
  if (show === 'no-consent' || show === 'consent-ending')
    query = query.where(CONSENT_FILTERS[show](today));
  const totalItems = await countOf(query);
  if (show === 'undescribed') query = query.orderBy(sql`case when alt = '' then 0 else 1 end`);
  const rows = await query
    .selectAll()
    .$castTo<ListRow>()
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, totalItems };
};
