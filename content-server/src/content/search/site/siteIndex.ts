import { DEFAULT_LANGUAGE, type LanguageCode } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { withoutAccents } from '../../../db/texts/text';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { isPostgres } from '../../../db/dialects/isPostgres';
import { trigramsOf } from './trigrams';
import { spellingsOf, wordsOf } from './terms';

/** An item that the index names. */
export interface Hit {
  list: string;
  item: string;
  /**
   * The language of the entry in the index. What of the item is not translated is in it in the
   * first language.
   */
  language: LanguageCode;
}

/** Some hits, the best first, and how many there are in all. */
export interface Hits {
  hits: Hit[];
  totalItems: number;
  /** Number of hits in each list, the largest first, whichever list was asked for. */
  kinds: { list: string; count: number }[];
}

interface Asked {
  search: string;
  /** The only list whose items are wanted; all when left out. */
  list?: string | undefined;
  page: number;
  limit: number;
  /** Items that visitors see later are left out; UTC ISO 8601. */
  now: string;
  /**
   * The language of the visitor; all languages when left out, and an item is then named once for
   * each in which it has the words.
   */
  language?: LanguageCode;
}

const ITEMS = sql.table('searched_items');

/** The entries in a language; untranslated items fall back to the first language. */
const readIn = (language: LanguageCode | undefined) => {
  if (language === undefined) return sql`true`;
  if (language === DEFAULT_LANGUAGE) return sql`entry.language = ${DEFAULT_LANGUAGE}`;
  return sql`(entry.language = ${language} or (entry.language = ${DEFAULT_LANGUAGE} and not exists (
    select 1 from ${ITEMS} as translated where translated.item = entry.item and translated.language = ${language})))`;
};

/** Weight of a word in the title, compared with one in the text. */
const TITLE = 8;

/** The signs of a database's search. */
interface Syntax {
  /** Between the parts of one spelling, which follow each other. */
  next: string;
  /** The words that begin with a spelling. */
  beginning: (spelling: string) => string;
  or: string;
  and: string;
}

const SQLITE: Syntax = {
  next: ' ',
  beginning: (spelling) => `"${spelling}"*`,
  or: ' OR ',
  and: ' AND ',
};
const POSTGRES: Syntax = {
  next: ' <-> ',
  beginning: (spelling) => `${spelling}:*`,
  or: ' | ',
  and: ' & ',
};

/** A search for all of some words, each in one of its spellings. */
const matchOf = (words: readonly string[][], { next, beginning, or, and }: Syntax): string =>
  words.map((word) => `(${spellingsOf(word, next).map(beginning).join(or)})`).join(and);

/** Items with all the words of the search, or with words that begin with them. */
const withWords = async (
  database: Database,
  { search, list, page, limit, now, language }: Asked,
): Promise<Hits> => {
  const words = wordsOf(search);
  if (words.length === 0) return { hits: [], totalItems: 0, kinds: [] };
  const query = isPostgres(database)
    ? {
        matching: sql`
          from ${ITEMS} as entry, to_tsquery('english', ${matchOf(words, POSTGRES)}) as query
          where words @@ query and "visibleFrom" <= ${now} and ${readIn(language)}`,
        order: sql`ts_rank(words, query, 1) desc`,
      }
    : {
        matching: sql`
          from ${sql.table('searched_words')} join ${ITEMS} as entry on entry.id = searched_words.rowid
          where searched_words match ${matchOf(words, SQLITE)} and "visibleFrom" <= ${now}
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
  const wanted = kinds.filter((kind) => list === undefined || kind.list === list);
  return { hits, totalItems: wanted.reduce((sum, { count }) => sum + count, 0), kinds };
};

/** Candidates for similar titles: those that share groups of three letters with the search. */
const CANDIDATES = 20;
/**
 * The most similar titles that PostgreSQL compares: each costs it time, and where there are more,
 * many are equally similar.
 */
const COMPARED_MAX = 2_000;

const similarInSqlite = async (
  database: Database,
  { search, now, language }: Asked,
): Promise<Hit[]> => {
  const groups = trigramsOf(search);
  if (groups.size === 0) return [];
  const { rows } = await sql<Hit>`
    select list, item, language from ${sql.table('searched_titles')} join ${ITEMS} as entry on entry.id = searched_titles.rowid
    where searched_titles match ${[...groups].map((group) => `"${group}"`).join(' OR ')}
      and "visibleFrom" <= ${now} and ${readIn(language)}
    order by bm25(searched_titles), item desc limit ${CANDIDATES}`.execute(database);
  return rows;
};

const similarInPostgres = async (
  database: Database,
  { search, now, language }: Asked,
): Promise<Hit[]> => {
  const { rows: installed } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(
    database,
  );
  if (installed.length === 0) return [];
  const wanted = withoutAccents(search);
  return inTransaction(database, async (transaction) => {
    await sql`set local pg_trgm.word_similarity_threshold = 0.3`.execute(transaction);
    const { rows } = await sql<Hit>`
      select list, item, language from (
        select list, item, language, title from ${ITEMS} as entry
        where ${wanted} <% title and "visibleFrom" <= ${now} and ${readIn(language)} limit ${COMPARED_MAX}
      ) as compared
      order by word_similarity(${wanted}, title) desc, item desc limit ${CANDIDATES}`.execute(
      transaction,
    );
    return rows;
  });
};

/** Reads the index of the site's search. Throws what the database throws. */
export const siteIndex = (database: Database) => ({
  withWords: (asked: Asked): Promise<Hits> => withWords(database, asked),
  /** Items whose titles share groups of three letters with the search. */
  similar: (asked: Asked): Promise<Hit[]> =>
    (isPostgres(database) ? similarInPostgres : similarInSqlite)(database, asked),
});
