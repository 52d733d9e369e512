import { findDefinition, isListing } from '@charity-site/api-client/entities';
import { isFoundBy } from '../../../db/texts/text';
import type { TrashEntry } from '../../trash/trashEntry';
import type { Database } from '../../../db/database';
import { matchingItem } from './findItems';
import { matchingSingleton } from './findSingletons';
import type { Match, Search } from './search';
import { matchInLanguages } from './translated';

/** Maximum number of trash rows that are read; their fields decide whether they match. */
const ROWS_MAX = 50;

/**
 * Finds entries of the trash that have the words, the last deleted first. The ids are those of the
 * trash.
 */
export const findTrashed = async (
  database: Database,
  search: Search,
  lists: readonly string[] | undefined,
): Promise<Match[]> => {
  let query = database
    .selectFrom('trash')
    .select(['_id', 'list', 'rows'])
    .orderBy('deletedAt', 'desc')
    .limit(ROWS_MAX);
  if (lists) query = query.where('list', 'in', lists);
  for (const word of search.words) query = query.where(isFoundBy(word));
  return (await query.execute()).flatMap(({ _id, list, rows }): Match[] => {
    const definition = findDefinition(list);
    const { item, translations = [] } = JSON.parse(rows) as TrashEntry;
    if (!definition) return [];
    const found = matchInLanguages(definition, item, translations, (row) =>
      isListing(definition)
        ? matchingItem(definition, row, search)
        : matchingSingleton(definition, row, search),
    );
    return found ? [{ ...found, _id, state: '' }] : [];
  });
};
