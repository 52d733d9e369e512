import { nameOf, type AnyDefinition, type ChangeAction } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import type { PersonRow, ColumnValue, Tables, Queryable } from '../../db/database';
import { newId } from '../rows/rows';

/** The signed-in person who changes something. */
export type Actor = Pick<PersonRow, '_id' | 'name' | 'email'>;

/** The actor of a request; undefined for a visitor. */
export const actorOf = ({ caller }: FastifyRequest): Actor | undefined => caller ?? undefined;

type Columns = Record<string, ColumnValue>;

/** A change of one item of a list, or of a singleton. */
export interface ItemChange {
  definition: AnyDefinition;
  /** The item's id; the key of a singleton. */
  id: string;
  action: ChangeAction;
  /** The stored row, after the change or, for a deletion, before it. */
  row: Columns;
  /** Title of the item in the history; by default its row's. */
  title?: string;
  /** The row before the change; stored as the first version of an item without history. */
  before?: Columns & { updatedAt: string };
}

/** Actions that store the fields. The trash stores those of a deleted item. */
const STORES_FIELDS: readonly ChangeAction[] = [
  'stored',
  'created',
  'changed',
  'restored',
  'published',
  'scheduled',
  'unpublished',
  'translated',
];

/** The fields of a row as JSON. The end of an item is one of them once it was chosen. */
const fieldsOf = ({ rules }: AnyDefinition, row: Columns): string => {
  const names = [...Object.keys(rules.fields), ...(row.visibleUntil ? ['visibleUntil'] : [])];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])));
};

/** The last fields in the history of an item, as JSON; undefined if no change stored fields. */
const lastFields = async (
  database: Queryable,
  { definition, id }: Pick<ItemChange, 'definition' | 'id'>,
): Promise<string | undefined> => {
  const last = await database
    .selectFrom('changes')
    .select('fields')
    .where('list', '=', definition.path)
    .where('item', '=', id)
    .where('fields', 'is not', null)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.fields ?? undefined;
};

/** Adds an entry to the history, in the transaction of the change. */
export const insertChange = async (
  transaction: Queryable,
  change: Pick<Tables['changes'], 'list' | 'item' | 'title' | 'action' | 'fields'>,
  actor: Actor,
  at = new Date(),
): Promise<void> => {
  const by = actor.name || actor.email;
  await transaction
    .insertInto('changes')
    .values({ ...change, _id: newId(at), administrator: actor._id, by, at: at.toISOString() })
    .execute();
};

/** Actor of the first version of items that are older than the history. */
const UNKNOWN = { _id: '', name: '', email: '' };

/**
 * Adds a change to the history. Call it in the transaction of the change. A change without an actor
 * (a visitor) is not recorded, nor is a save that changed no field.
 */
export const recordChange = async (
  transaction: Queryable,
  change: ItemChange,
  actor: Actor | undefined,
): Promise<void> => {
  if (!actor) return;
  const { definition, id, action, row, before, title } = change;
  const common = { list: definition.path, item: id };
  const fields = STORES_FIELDS.includes(action) ? fieldsOf(definition, row) : null;
  if (action === 'changed' || action === 'translated') {
    const last = await lastFields(transaction, change);
    if (last === undefined && before)
      await insertChange(
        transaction,
        {
          ...common,
          title: nameOf(definition, before),
          action: 'stored',
          fields: fieldsOf(definition, before),
        },
        UNKNOWN,
        new Date(before.updatedAt),
      );
    if (fields === (last ?? (before && fieldsOf(definition, before)))) return;
  }
  await insertChange(
    transaction,
    { ...common, title: title ?? nameOf(definition, row), action, fields },
    actor,
  );
};

/** Erases the fields and titles of an item from its history. Action, time and person stay. */
export const eraseFields = async (
  transaction: Queryable,
  list: string,
  item: string,
): Promise<void> => {
  await transaction
    .updateTable('changes')
    .set({ fields: null, title: '' })
    .where('list', '=', list)
    // Includes its translations.
    .where((eb) => eb.or([eb('item', '=', item), eb('item', 'like', `${item}/%`)]))
    .execute();
};

/**
 * Deletes changes older than a number of days, except those of open invitations, which name the
 * inviter.
 */
export const purgeChanges = async (
  database: Queryable,
  days: number,
  now = new Date(),
): Promise<void> => {
  const oldest = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  await database
    .deleteFrom('changes')
    .where('at', '<', oldest)
    .where('item', 'not in', (eb) =>
      eb.selectFrom('invitations').select('_id').where('endsAt', '>', now.toISOString()),
    )
    .execute();
};
