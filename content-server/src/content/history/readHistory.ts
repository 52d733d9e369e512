import type {
  Change,
  ChangeAction,
  ItemVersion,
  LastChange,
} from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { isWithdrawn } from '../../db/withdrawnPictures';
import { filesIn } from '../files/fileNames';
import { countOf } from '../../db/queries/countOf';

/** Filter of the history. Without fields, it matches all changes. */
export interface HistoryFilter {
  list?: string;
  item?: string;
  action?: ChangeAction;
  /** Name of the person. */
  by?: string;
  /** Only changes with stored fields. */
  withFields?: boolean;
  /** The lists that the caller may see. */
  lists?: readonly string[];
}

const matching = (
  database: Database,
  { list, item, action, by, withFields, lists }: HistoryFilter,
) => {
  let query = database.selectFrom('changes');
  if (list !== undefined) query = query.where('list', '=', list);
  if (item !== undefined) query = query.where('item', '=', item);
  if (action !== undefined) query = query.where('action', '=', action);
  if (by !== undefined) query = query.where('by', '=', by);
  if (lists) query = query.where('list', 'in', lists);
  if (withFields) query = query.where('fields', 'is not', null);
  return query;
};

const COLUMNS = ['_id', 'at', 'action', 'list', 'item', 'title', 'by'] as const;

/** One page of changes, newest first, and the number of all that match. */
export const readChanges = async (
  database: Database,
  filter: HistoryFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ changes: Change[]; totalItems: number }> => {
  const totalItems = await countOf(matching(database, filter));
  // The ids come from an index, which does not hold the fields (decision 0007).
  const ids = matching(database, filter)
    .select('_id')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await database
    .selectFrom('changes')
    .select(COLUMNS)
    .select((eb) => eb.case().when('fields', 'is', null).then(0).else(1).end().as('hasFields'))
    .where('_id', 'in', ids)
    .orderBy('_id', 'desc')
    .execute();
  return { changes: rows.map((row) => ({ ...row, hasFields: row.hasFields === 1 })), totalItems };
};

/**
 * Names of the people who changed something, sorted. Takes one index step per person, not per
 * change (decision 0007).
 */
export const readPeople = async (
  database: Database,
  lists?: readonly string[],
): Promise<string[]> => {
  const by = sql.ref('by');
  const changes = sql.table('changes');
  const people = sql.ref('people');
  const { rows } = await sql<{ name: string }>`
    with recursive ${people}(name) as (
      select min(${by}) from ${changes} where ${by} > ''
      union all
      select (select min(${by}) from ${changes} where ${by} > name) from ${people} where name is not null
    )
    select name from ${people} where name is not null ${
      lists
        ? sql`and exists (select 1 from ${changes} where ${by} = name and list in (${sql.join(lists)}))`
        : sql``
    } order by name`.execute(database);
  return rows.map(({ name }) => name);
};

/** The newest change of each item; empty while only one person has access. */
export const readLatest = async (
  database: Database,
  list: string,
  items: readonly string[],
): Promise<LastChange[]> => {
  if (items.length === 0) return [];
  const newest = database
    .selectFrom('changes')
    .select((eb) => eb.fn.max('_id').as('_id'))
    .where('list', '=', list)
    .where('item', 'in', items)
    .where('by', '<>', '')
    // Content that was called right has not changed.
    .where('action', '<>', 'approved')
    .groupBy('item');
  if ((await countOf(database.selectFrom('administrators'))) < 2) return [];
  return database
    .selectFrom('changes')
    .select(['item', 'by', 'at'])
    .where('_id', 'in', newest)
    .execute();
};

/** A change with the fields that it stored; undefined if it does not exist or stored none. */
export const readVersion = async (
  database: Database,
  id: string,
): Promise<ItemVersion | undefined> => {
  const row = await database
    .selectFrom('changes')
    .select([...COLUMNS, 'fields'])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!row?.fields) return undefined;
  return { ...row, hasFields: true, fields: JSON.parse(row.fields) as ItemVersion['fields'] };
};

/** True if a version shows a picture whose consent was withdrawn. `readVersion` leaves it out. */
export const showsWithdrawn = async (database: Database, id: string): Promise<boolean> => {
  const row = await database
    .withoutPlugins()
    .selectFrom('changes')
    .select('fields')
    .where('_id', '=', id)
    .executeTakeFirst();
  return filesIn(row?.fields ?? '').some((file) => isWithdrawn(database, file));
};
