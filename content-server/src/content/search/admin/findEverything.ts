import {
  ALL_SINGLETONS,
  LISTINGS,
  PEOPLE_LIST,
  TRASH_GROUP,
  type SearchGroup,
} from '@charity-site/api-client/entities';
import type { Database } from '../../../db/database';
import { findItems, hitsOf } from './findItems';
import { findSingletons } from './findSingletons';
import { findTrashed } from './findTrashed';
import { entryOf, hasAll, type Match, type Search } from './search';

/** Maximum number of entries in a group. */
const GROUP_MAX = 5;

const groupOf = (search: Search, list: string, found: readonly Match[]): SearchGroup[] =>
  found.length === 0
    ? []
    : [
        {
          list,
          entries: found.slice(0, GROUP_MAX).map((one) => entryOf(search, one)),
          hasMore: found.length > GROUP_MAX,
        },
      ];

/**
 * Everyone with access whose name or e-mail address has the words. There are few, so all are read.
 */
const findPeople = async (database: Database, search: Search): Promise<Match[]> => {
  const people = database
    .selectFrom('administrators')
    .select(['_id', 'name', 'email'])
    .orderBy('_id');
  return (await people.execute())
    .filter(({ name, email }) => hasAll(search, [name, email]))
    .map(({ _id, name, email }) => ({
      _id,
      list: PEOPLE_LIST,
      title: name || email,
      text: email,
      state: '',
    }));
};

/**
 * Finds entries with all the words of a search, in every state.
 * @param lists the lists of the caller; all if left out
 */
export const findEverything = async (
  database: Database,
  search: Search,
  lists: readonly string[] | undefined,
): Promise<SearchGroup[]> => {
  if (search.words.length === 0) return [];
  const hits = await hitsOf(database, search);
  const listings = LISTINGS.filter(({ path }) => !lists || lists.includes(path));
  const groups = await Promise.all([
    ...listings.map(async (listing) =>
      groupOf(
        search,
        listing.path,
        await findItems(database, listing, search, { hits, max: GROUP_MAX + 1 }),
      ),
    ),
    ...(lists
      ? []
      : [
          ...ALL_SINGLETONS.map(async (definition) =>
            groupOf(search, definition.path, await findSingletons(database, definition, search)),
          ),
          findPeople(database, search).then((found) => groupOf(search, PEOPLE_LIST, found)),
        ]),
    findTrashed(database, search, lists).then((found) => groupOf(search, TRASH_GROUP, found)),
  ]);
  return groups.flat();
};
