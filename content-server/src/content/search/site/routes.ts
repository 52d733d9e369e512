import {
  CONTENT_TYPES,
  DEFAULT_LANGUAGE,
  hasPages,
  isSearchable,
  publicPath,
  SITE_SEARCH_MAX,
  type AnyContentType,
  type SiteSearchHit,
  type SiteSearchPage,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { pageQuery } from '../../rows/listQuery';
import { pagingOf } from '../../rows/paging';
import { untyped, type Database, type ListRow } from '../../../db/database';
import { operations } from '../../../http/openApi/operations';
import { optional, pageSchema } from '../../../http/openApi/toJsonSchema';
import {
  languageParameter,
  otherLanguage,
  untranslatedFields,
  type LanguageQuery,
} from '../../language/language';
import { highlight, highlightedExcerpt, partsSchema } from './highlight';
import { similarTo } from './trigrams';
import { siteIndex, type Hit } from './siteIndex';
import { termsOf } from './terms';
import { translatedRows, type SearchedColumns } from './translatedRows';
import { BOOLEAN, TEXT, listOf, objectOf } from '../../../http/openApi/jsonSchema';

/** Results per page by default. */
const PAGE_SIZE = 10;

/** Maximum number of similar titles when nothing was found. */
const SIMILAR_MAX = 5;

/** The content types that are searched, by path. */
const TYPES: ReadonlyMap<string, AnyContentType> = new Map(
  CONTENT_TYPES.filter(isSearchable).map((type) => [type.path, type]),
);

/** A row that was found. */
interface FoundRow extends SearchedColumns {
  list: string;
  slug?: string;
  date?: string;
  /** Fields that are not translated. */
  untranslated?: (keyof SearchedColumns)[];
}

/** The rows of hits, in their order and in the language of the visitor. */
const rowsOf = async (
  database: Database,
  hits: readonly Hit[],
  language: LanguageCode | undefined,
): Promise<FoundRow[]> => {
  const rows = await Promise.all(
    [...TYPES.values()].map(async (type) => {
      const { path, table, rules } = type;
      const ids = hits.filter(({ list }) => list === path).map(({ item }) => item);
      if (ids.length === 0) return [];
      const date = 'date' in rules.fields ? (['date'] as const) : [];
      const slug = hasPages(type) ? (['slug'] as const) : [];
      const found = await untyped<
        ListRow & { title: string; slug?: string; plainText: string; date: string }
      >(database)
        .selectFrom(table)
        .select(['_id', 'title', 'plainText', ...slug, ...date])
        .where('_id', 'in', ids)
        .execute();
      const translated: Omit<FoundRow, 'list'>[] = language
        ? await translatedRows(database, type, found, language)
        : found;
      return translated.map((row): FoundRow => ({ ...row, list: path }));
    }),
  );
  const byId = new Map(rows.flat().map((row) => [row._id, row]));
  return hits.flatMap(({ item }) => byId.get(item) ?? []);
};

const answer = pageSchema(
  'results',
  objectOf({
    _id: TEXT,
    list: TEXT,
    href: TEXT,
    title: partsSchema,
    excerpt: partsSchema,
    date: optional(TEXT),
    ...untranslatedFields,
  }),
  { similar: BOOLEAN, kinds: listOf(objectOf({ list: TEXT, count: { type: 'integer' } })) },
);

/** `GET /search`: published items with the words of a search, the best first */
export const siteSearchRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const index = siteIndex(database);
  const described = operations('search', 'public')(
    'Finds published items by the words of their titles and texts; by similar titles when none has the words',
    {
      query: {
        ...pageQuery,
        limit: { ...pageQuery.limit, default: PAGE_SIZE },
        q: { type: 'string', maxLength: SITE_SEARCH_MAX, default: '' },
        list: { type: 'string', enum: [...TYPES.keys()] },
        ...languageParameter,
      },
      answer,
    },
  );
  app.get<{
    Querystring: { q: string; list?: string; page: number; limit: number } & LanguageQuery;
  }>('/search', described, async ({ query }): Promise<SiteSearchPage> => {
    const { q: search, list, page, limit } = query;
    const language = otherLanguage(query);
    const searchQuery = {
      search,
      list,
      page,
      limit,
      now: new Date().toISOString(),
      language: language ?? DEFAULT_LANGUAGE,
    };
    const terms = termsOf(search);
    const toResult = ({
      plainText,
      title,
      slug,
      untranslated,
      ...row
    }: FoundRow): SiteSearchHit => ({
      ...row,
      ...(untranslated && {
        untranslated: untranslated.map((field) => (field === 'plainText' ? 'excerpt' : field)),
      }),
      href: publicPath(TYPES.get(row.list) ?? {}, { _id: row._id, slug }) ?? '/',
      title: highlight(title, terms),
      excerpt: highlightedExcerpt(plainText, terms),
    });
    const { hits, totalItems, ...counted } = await index.search(searchQuery);
    // If only other lists have results, return their counts. Suggest similar titles only when no
    // list has any.
    if (counted.kinds.length > 0 || terms.length === 0) {
      const results = (await rowsOf(database, hits, language)).map(toResult);
      return { results, similar: false, ...counted, ...pagingOf(query, totalItems) };
    }
    const candidates = await rowsOf(database, await index.similar(searchQuery), language);
    const results = similarTo(search, candidates).slice(0, SIMILAR_MAX).map(toResult);
    return { results, similar: true, kinds: [], ...pagingOf({ page: 1, limit }, results.length) };
  });
};
