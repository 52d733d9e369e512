import { findDefinition, nameOf, type TrashedItem } from '@charity-site/api-client/entities';
import type { Database } from '../../db/database';
import { countOf } from '../../db/queries/countOf';
import { TRASH_TTL, type TrashEntry } from './trashEntry';

const titleOf = (list: string, rows: string): string => {
  const definition = findDefinition(list);
  return definition ? nameOf(definition, (JSON.parse(rows) as TrashEntry).item) : '';
};

/** One page of the trash, the last deleted first, and the number of entries. */
export const readTrash = async (
  database: Database,
  { page, limit }: { page: number; limit: number },
  lists?: readonly string[],
): Promise<{ items: TrashedItem[]; totalItems: number }> => {
  const visible = lists
    ? database.selectFrom('trash').where('list', 'in', lists)
    : database.selectFrom('trash');
  const totalItems = await countOf(visible);
  // The ids come from an index, which does not hold the deleted rows (decision 0007).
  const ids = visible
    .select('_id')
    .orderBy('deletedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await database
    .selectFrom('trash')
    .select(['_id', 'list', 'rows', 'deletedAt'])
    .where('_id', 'in', ids)
    .orderBy('deletedAt', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  const items = rows.map(({ rows, ...entry }) => ({
    ...entry,
    title: titleOf(entry.list, rows),
    erasedAt: new Date(Date.parse(entry.deletedAt) + TRASH_TTL).toISOString(),
  }));
  return { items, totalItems };
};
