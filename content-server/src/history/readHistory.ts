import type { Change, ChangeAction, ItemVersion } from '@charity-site/api-client/entities';
import type { Database } from '../db/database';

/** Which changes are read; all by default. */
export interface HistoryFilter {
  list?: string;
  item?: string;
  action?: ChangeAction;
  /** Name of the person. */
  by?: string;
  /** Only changes that keep the fields. */
  withFields?: boolean;
}

const matching = (database: Database, { list, item, action, by, withFields }: HistoryFilter) => {
  let query = database.selectFrom('changes');
  if (list !== undefined) query = query.where('list', '=', list);
  if (item !== undefined) query = query.where('item', '=', item);
  if (action !== undefined) query = query.where('action', '=', action);
  if (by !== undefined) query = query.where('by', '=', by);
  if (withFields) query = query.where('fields', 'is not', null);
  return query;
};

const SHOWN = ['_id', 'at', 'action', 'list', 'item', 'title', 'by'] as const;

/** One page of changes, newest first, and the number of all that match. */
export const readChanges = async (
  database: Database,
  filter: HistoryFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ changes: Change[]; totalItems: number }> => {
  const { count } = await matching(database, filter)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching(database, filter)
    .select(SHOWN)
    .select((eb) => eb.case().when('fields', 'is', null).then(0).else(1).end().as('hasFields'))
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { changes: rows.map((row) => ({ ...row, hasFields: row.hasFields === 1 })), totalItems: Number(count) };
};

/** Everyone who made a change, by name. */
export const readPeople = async (database: Database): Promise<string[]> => {
  const rows = await database
    .selectFrom('changes')
    .select('by')
    .distinct()
    .where('by', '<>', '')
    .orderBy('by')
    .execute();
  return rows.map(({ by }) => by);
};

/** A change with the fields after it; undefined when there is none with fields. */
export const readVersion = async (database: Database, id: string): Promise<ItemVersion | undefined> => {
  const row = await database
    .selectFrom('changes')
    .select([...SHOWN, 'fields'])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!row?.fields) return undefined;
  return { ...row, hasFields: true, fields: JSON.parse(row.fields) as ItemVersion['fields'] };
};
