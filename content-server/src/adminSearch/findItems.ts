import {
  isFoundBySearch,
  nameOf,
  publicationState,
  type AnyListing,
  type FoundState,
  type Publication,
} from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { sortColumns } from '../crud/store';
import { searchPattern } from '../crud/text';
import { byName, type Database, type ListRow } from '../db/database';
import { siteIndex, type Hit } from '../siteSearch/siteIndex';
import type { Found, Search } from './search';

/** Items that the index of words names at most, over all lists. */
const HITS = 60;

/** After every time from which visitors see an item, so that drafts are found, too. */
const WHENEVER = '9999';

/** The items with all the words in their titles and texts, the best first, from the index of the site's search (decision 0041). */
export const hitsOf = async (database: Database, { text }: Search): Promise<Hit[]> =>
  (await siteIndex(database).withWords({ search: text, page: 1, limit: HITS, now: WHENEVER })).hits;

/** What is said about the state of an item. */
const stateOf = (listing: AnyListing, row: Partial<ListRow>): FoundState => {
  if (listing.publishing) return publicationState(row as Partial<Publication>);
  if (row.folder === 'spam') return 'spam';
  if (row.read === 0) return 'unread';
  return listing.path === 'comments' && row.status !== 'visible' ? (row.status as FoundState) : '';
};

/** An item of a list: its name, and its text or else its other searched fields. */
export const foundItem = (listing: AnyListing, row: Partial<ListRow> & { _id: string }): Found => ({
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

const columnsOf = (listing: AnyListing): string[] => [
  '_id',
  ...listing.searchIn,
  ...(isFoundBySearch(listing) ? ['plainText'] : []),
  ...(listing.publishing ? ['status', 'publishAt'] : []),
  ...Object.keys(listing.columns ?? {}),
  ...(listing.flags ?? []),
];

/**
 * The items of a list in all states that have the words: first those with the words in their names, in the order of the list, then
 * those that the index of words names.
 * @param most how many are read
 */
export const findItems = async (
  database: Database,
  listing: AnyListing,
  { words }: Search,
  { hits, most }: { hits: readonly Hit[]; most: number },
): Promise<Found[]> => {
  const rows = () =>
    byName<ListRow>(database).selectFrom(listing.table).select(columnsOf(listing)).$castTo<ListRow>().limit(most);
  let named = rows();
  for (const word of words)
    named = named.where(sql<boolean>`${sql.ref('searchText')} like ${searchPattern(word)} escape '\\'`);
  for (const [column, direction] of sortColumns(listing)) named = named.orderBy(column, direction);
  const ids = hits.flatMap(({ list, item }) => (list === listing.path ? [item] : [])).slice(0, most);
  const byIndex = ids.length > 0 ? await rows().where('_id', 'in', ids).execute() : [];
  const inOrder = ids.flatMap((id) => byIndex.filter(({ _id }) => _id === id));
  const all = new Map([...(await named.execute()), ...inOrder].map((row) => [row._id, row]));
  return [...all.values()].slice(0, most).map((row) => foundItem(listing, row));
};
