import {
  CONTENT_TYPES,
  DEFAULT_LANGUAGE,
  isSearchable,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { withoutAccents } from '../../../db/texts/text';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { isPostgres } from '../../../db/dialects/isPostgres';
import { endedItems } from '../../rows/publishing';
import { trigramsOf } from './trigrams';
import { spellingsOf, wordsOf } from './terms';

/** A hit of the index. */
export interface Hit {
  list: string;
  item: string;
  /**
   * Language of the index entry. Untranslated fields of the item are in it in the default language.
   */
  language: LanguageCode;
}

/** A page of hits, best first, and their total number. */
export interface Hits {
  hits: Hit[];
  totalItems: number;
  /** Number of hits by list, largest first; independent of the requested list. */
  kinds: { list: string; count: number }[];
}

interface SearchQuery {
  search: string;
  /** Only items of this list; all lists if left out. */
  list?: string | undefined;
  page: number;
  limit: number;
  /** Only items that visitors see at this instant, UTC ISO 8601; all items by default. */
  now?: string;
  /** Language of the visitor. Without it, an item has one hit for each language that matches. */
  language?: LanguageCode;
}

const ITEMS = sql.table('searched_items');

/** Condition of entries in a language; untranslated items fall back to the default language. */
const readIn = (language: LanguageCode | undefined) => {
  if (language === undefined) return sql`true`;
  if (language === DEFAULT_LANGUAGE) return sql`entry.language = ${DEFAULT_LANGUAGE}`;
  return sql`(entry.language = ${language} or (entry.language = ${DEFAULT_LANGUAGE} and not exists (
    select 1 from ${ITEMS} as translated where translated.item = entry.item and translated.language = ${language})))`;
};

const TABLES = CONTENT_TYPES.filter((type) => isSearchable(type) && type.publishing).map(
  ({ table }) => table,
);

/** Entries of items that visitors see at an instant. */
const isVisibleAt = (now: string | undefined) =>
  now === undefined
    ? sql`true`
    : sql`("visibleFrom" <= ${now} and entry.item not in (${endedItems(TABLES, now)}))`;

/** Weight of a word in the title, compared with one in the text. */
const TITLE = 8;

/** Operators of the full-text query language. */
interface Syntax {
  /** Phrase operator between the tokens of a word. */
  phrase: string;
  /** Matches tokens that start with a spelling. */
  prefix: (spelling: string) => string;
  or: string;
  and: string;
}

const SQLITE: Syntax = {
  phrase: ' ',
  prefix: (spelling) => `"${spelling}"*`,
  or: ' OR ',
  and: ' AND ',
};
const POSTGRES: Syntax = {
  phrase: ' <-> ',
  prefix: (spelling) => `${spelling}:*`,
  or: ' | ',
  and: ' & ',
};

/** Full-text query for all words, each in one of its spellings. */
const matchOf = (words: readonly string[][], { phrase, prefix, or, and }: Syntax): string =>
  words.map((word) => `(${spellingsOf(word, phrase).map(prefix).join(or)})`).join(and);

/** Items with all the words of the search, or with words that begin with them. */
const searchWords = async (
  database: Database,
  { search, list, page, limit, now, language }: SearchQuery,
): Promise<Hits> => {
  const words = wordsOf(search);
  if (words.length === 0) return { hits: [], totalItems: 0, kinds: [] };
  const query = isPostgres(database)
    ? {
        matching: sql`
          from ${ITEMS} as entry, to_tsquery('english', ${matchOf(words, POSTGRES)}) as query
          where words @@ query and ${isVisibleAt(now)} and ${readIn(language)}`,
        order: sql`ts_rank(words, query, 1) desc`,
      }
    : {
        matching: sql`
          from ${sql.table('searched_words')} join ${ITEMS} as entry on entry.id = searched_words.rowid
          where searched_words match ${matchOf(words, SQLITE)} and ${isVisibleAt(now)}
            and ${readIn(language)}`,
        order: sql`bm25(searched_words, ${TITLE}, 1)`,
      };
  const { matching, order } = query;
  const [counted, { rows: hits }] = await Promise.all([
    sql<{ list: string; count: number | string }>`
      select list, count(*) as count ${matching} group by list order by count desc, list`.execute(
      database,
    ),
    sql<Hit>`
      select list, item, language ${matching} ${list === undefined ? sql`` : sql`and list = ${list}`}
      order by ${order}, item desc limit ${limit} offset ${(page - 1) * limit}`.execute(database),
  ]);
  const kinds = counted.rows.map((row) => ({ list: row.list, count: Number(row.count) }));
  const counts = kinds.filter((kind) => list === undefined || kind.list === list);
  return { hits, totalItems: counts.reduce((sum, { count }) => sum + count, 0), kinds };
};

/** Maximum number of candidates for similar titles, which share trigrams with the search. */
const CANDIDATES = 20;
/**
 * Maximum number of titles that PostgreSQL compares, because each takes time. With more, many are
 * equally similar.
 */
const COMPARED_MAX = 2_000;

const similarInSqlite = async (
  database: Database,
  { search, now, language }: SearchQuery,
): Promise<Hit[]> => {
  const trigrams = trigramsOf(search);
  if (trigrams.size === 0) return [];
  const { rows } = await sql<Hit>`
    select list, item, language from ${sql.table('searched_titles')} join ${ITEMS} as entry on entry.id = searched_titles.rowid
    where searched_titles match ${[...trigrams].map((trigram) => `"${trigram}"`).join(' OR ')}
      and ${isVisibleAt(now)} and ${readIn(language)}
    order by bm25(searched_titles), item desc limit ${CANDIDATES}`.execute(database);
  return rows;
};

const similarInPostgres = async (
  database: Database,
  { search, now, language }: SearchQuery,
): Promise<Hit[]> => {
  const { rows: installed } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(
    database,
  );
  if (installed.length === 0) return [];
  const term = withoutAccents(search);
  return inTransaction(database, async (transaction) => {
    await sql`set local pg_trgm.word_similarity_threshold = 0.3`.execute(transaction);
    const { rows } = await sql<Hit>`
      select list, item, language from (
        select list, item, language, title from ${ITEMS} as entry
        where ${term} <% title and ${isVisibleAt(now)} and ${readIn(language)} limit ${COMPARED_MAX}
      ) as compared
      order by word_similarity(${term}, title) desc, item desc limit ${CANDIDATES}`.execute(
      transaction,
    );
    return rows;
  });
};

/** Reads the index of the site search. */
export const siteIndex = (database: Database) => ({
  search: (query: SearchQuery): Promise<Hits> => searchWords(database, query),
  /** Items whose titles share trigrams with the search. */
  similar: (query: SearchQuery): Promise<Hit[]> =>
    (isPostgres(database) ? similarInPostgres : similarInSqlite)(database, query),
});
