import {
  can,
  PEOPLE_LIST,
  type ChangeAction,
  type People,
  type Person,
  type Role,
} from '@charity-site/api-client/entities';
import { changePerson } from '../signIn/administrators';
import type { PersonRow, Database, Transaction } from '../../db/database';
import { inTransaction, lockTable } from '../../db/transaction';
import type { Actor } from '../../content/history/recordChange';
import { HttpError, notFound } from '../../http/httpError';
import { recordAccess } from '../signIn/recordAccess';

/** A person as administrators see them. */
const toPerson = ({ _id, name, email, role, lastSeenAt, secondFactor }: PersonRow): Person => ({
  _id,
  name,
  email,
  role,
  lastSeenAt,
  hasSecondFactor: secondFactor !== '',
});

/** Everyone with access, and the open invitations. */
export const readPeople = async (database: Database): Promise<People> => {
  const [people, invitations] = await Promise.all([
    database.selectFrom('administrators').selectAll().orderBy('_id').execute(),
    database
      .selectFrom('invitations')
      .select(['_id', 'email', 'role', 'invitedBy', 'createdAt', 'endsAt'])
      .where('endsAt', '>', new Date().toISOString())
      .orderBy('_id')
      .execute(),
  ]);
  return { people: people.map(toPerson), invitations };
};

/**
 * The person whose access changes. Locks the table first, so that of two concurrent changes the
 * second sees the first: one administrator always remains.
 */
const personToChange = async (
  transaction: Transaction,
  id: string,
  next?: Role,
): Promise<PersonRow> => {
  await lockTable(transaction, 'administrators');
  const people = await transaction.selectFrom('administrators').selectAll().execute();
  const person = people.find(({ _id }) => _id === id);
  if (!person) throw notFound('Person');
  const isLast = !people.some(({ _id, role }) => _id !== id && role === 'administrator');
  if (next !== 'administrator' && isLast)
    throw new HttpError(
      409,
      'This is the only administrator. Make somebody else an administrator first.',
    );
  return person;
};

/**
 * Deletes the invitations by a person. The history tells the inviter, because a row only has a
 * name.
 */
const endInvitationsBy = async (transaction: Transaction, person: string): Promise<void> => {
  await transaction
    .deleteFrom('invitations')
    .where('_id', 'in', (eb) =>
      eb
        .selectFrom('changes')
        .select('item')
        .where((change) =>
          change.and({ list: PEOPLE_LIST, action: 'invited', administrator: person }),
        ),
    )
    .execute();
};

/**
 * The action of a new role in the history. An admin-app of 2026 shows its whole history only if it
 * knows every action, so there is none of its own for writers: nothing else changes people.
 */
const RECORDED = {
  administrator: 'madeAdministrator',
  editor: 'madeEditor',
  writer: 'changed',
} as const satisfies Record<Role, ChangeAction>;

/** Changes a person's role, from the next request on. */
export const changeRole = async (
  database: Database,
  id: string,
  role: Role,
  by: Actor,
): Promise<Person> =>
  inTransaction(database, async (transaction) => {
    const person = await personToChange(transaction, id, role);
    if (person.role === role) return toPerson(person);
    if (!can(role, 'managePeople')) await endInvitationsBy(transaction, id);
    const changed = await changePerson(transaction, id, { role });
    await recordAccess(transaction, { item: id, title: person.name, action: RECORDED[role] }, by);
    return toPerson(changed);
  });

/** Ends a person's access, sessions and invitations to others. The history keeps their name. */
export const endAccess = async (database: Database, id: string, by: Actor): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const person = await personToChange(transaction, id);
    await endInvitationsBy(transaction, id);
    for (const table of [
      'recovery_codes',
      'password_resets',
      'alerts',
      'autosaves',
      'item_previews',
      'sessions',
    ] as const)
      await transaction.deleteFrom(table).where('administrator', '=', id).execute();
    await transaction.deleteFrom('administrators').where('_id', '=', id).execute();
    await recordAccess(transaction, { item: id, title: person.name, action: 'accessEnded' }, by);
  });
