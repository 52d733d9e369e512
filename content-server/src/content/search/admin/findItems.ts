import {
  DEFAULT_LANGUAGE,
  isSearchable,
  nameOf,
  publicationState,
  PUBLISHED,
  type AnyListing,
  type SearchHitState,
  type Publication,
} from '@charity-site/api-client/entities';
import { inOrder } from '../../crud/store';
import { isFoundBy } from '../../../db/texts/text';
import { untyped, type Database, type ListRow } from '../../../db/database';
import { siteIndex, type Hit } from '../site/siteIndex';
import { hasAll, type Match, type Search } from './search';
import { matchInLanguages, readTranslated, rowIn } from './translated';

/** Maximum number of hits in the full-text index, over all lists and languages. */
const HITS_MAX = 120;

/**
 * Items with all the words in title and text, in any language, best first, from the index of the
 * site search (decision 0007).
 */
export const hitsOf = async (database: Database, { text }: Search): Promise<Hit[]> =>
  (await siteIndex(database).search({ search: text, page: 1, limit: HITS_MAX })).hits;

/** State of an item in the results. */
const stateOf = (listing: AnyListing, row: Partial<ListRow>): SearchHitState => {
  if (listing.publishing) return publicationState(row as Partial<Publication>);
  if (row.folder === 'spam') return 'spam';
  if (row.read === 0) return 'unread';
  return listing.path === 'comments' && row.status !== 'visible'
    ? (row.status as SearchHitState)
    : '';
};

/** An item of a list: its name, and its text or else its other searched fields. */
const toMatch = (listing: AnyListing, row: Partial<ListRow> & { _id: string }): Match => ({
  _id: row._id,
  list: listing.path,
  title: nameOf(listing, row),
  text: String(
    row.plainText ??
      listing.searchIn
        .slice(1)
        .map((field) => row[field])
        .filter(Boolean)
        .join(' · '),
  ),
  state: stateOf(listing, row),
});

/** An item of a list with all the words; undefined if it does not match. */
export const matchingItem = (
  listing: AnyListing,
  row: Partial<ListRow> & { _id: string },
  search: Search,
): Match | undefined => {
  const item = toMatch(listing, row);
  return hasAll(search, [item.title, item.text]) ? item : undefined;
};

/** The columns with the state of items that cannot be drafts. */
const STATE: Readonly<Record<string, readonly string[]>> = {
  comments: ['status'],
  messages: ['folder', 'read'],
};

const columnsOf = (listing: AnyListing): string[] => [
  '_id',
  ...listing.searchIn,
  ...(isSearchable(listing) ? ['plainText'] : []),
  ...(listing.publishing ? Object.keys(PUBLISHED) : (STATE[listing.path] ?? [])),
];

/**
 * Items of a list that match only in another language. For an indexed list, the hits name them; for
 * other lists, which are short, all translations are read.
 */
const findTranslated = async (
  database: Database,
  listing: AnyListing,
  search: Search,
  hits: readonly Hit[],
): Promise<Match[]> => {
  const indexed = isSearchable(listing) ? hits.map(({ item }) => item) : undefined;
  const translated = await readTranslated(database, listing, indexed);
  const ids = indexed ?? [...new Set(translated.map(({ item }) => item))];
  if (ids.length === 0) return [];
  const rows = await untyped<ListRow>(database)
    .selectFrom(listing.table)
    .select(columnsOf(listing))
    .$castTo<ListRow>()
    .where('_id', 'in', ids)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find(({ _id }) => _id === id);
    const own = translated.filter(({ item }) => item === id);
    const language = hits.find(({ item }) => item === id)?.language;
    const inLanguage = row && language && rowIn(listing, row, own, language);
    if (inLanguage) return [{ ...toMatch(listing, inLanguage), language }];
    const found =
      row && matchInLanguages(listing, row, own, (one) => matchingItem(listing, one, search));
    return found?.language ? [found] : [];
  });
};

/**
 * Items of a list, in all states, that match: first by name in the order of the list, then by the
 * index, and last in another language only.
 * @param max maximum number of items
 */
export const findItems = async (
  database: Database,
  listing: AnyListing,
  search: Search,
  { hits, max }: { hits: readonly Hit[]; max: number },
): Promise<Match[]> => {
  const rows = () =>
    untyped<ListRow>(database)
      .selectFrom(listing.table)
      .select(columnsOf(listing))
      .$castTo<ListRow>()
      .limit(max);
  let named = rows();
  for (const word of search.words) named = named.where(isFoundBy(word));
  const own = hits.filter(({ list }) => list === listing.path);
  const inDefault = new Set(
    own.flatMap(({ item, language }) => (language === DEFAULT_LANGUAGE ? [item] : [])),
  );
  const ids = [...inDefault].slice(0, max);
  const byIndex = ids.length > 0 ? await rows().where('_id', 'in', ids).execute() : [];
  const indexed = ids.flatMap((id) => byIndex.filter(({ _id }) => _id === id));
  const all = new Map(
    [...(await inOrder(named, listing).execute()), ...indexed].map((row) => [row._id, row]),
  );
  const found = [...all.values()].slice(0, max).map((row) => toMatch(listing, row));
  if (found.length >= max || !listing.translatable) return found;
  const others = own.filter(({ item }) => !inDefault.has(item) && !all.has(item)).slice(0, max);
  const translated = await findTranslated(database, listing, search, others);
  return [...found, ...translated.filter(({ _id }) => !all.has(_id))].slice(0, max);
};
