import { normalizeText, type Administrator } from '@charity-site/api-client/entities';
import { newId } from '../../content/rows/rows';
import { sql, type UpdateObject } from 'kysely';
import type { PersonRow, Database, Tables, Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/dialects/faults';
import { inTransaction } from '../../db/transaction';
import { badInput, HttpError } from '../../http/httpError';
import { hashPassword, verifyPassword } from './passwords';
import { NO_SECOND_FACTOR } from './secondFactor';
import { closeSessions } from './sessions';

/** An e-mail address as stored and compared. */
export const normalEmail = (email: string): string => normalizeText(email, 'address').toLowerCase();

/** A person as `verify-token` returns them (docs/product.md 7.10). */
export const toAdministrator = ({ _id, email, name, role }: PersonRow): Administrator => ({
  _id,
  email,
  name,
  role,
});

/** The first administrator (docs/product.md 1.3); undefined before the first start. */
export const findFirstAdministrator = (database: Queryable): Promise<PersonRow | undefined> =>
  database
    .selectFrom('administrators')
    .selectAll()
    .where('role', '=', 'administrator')
    .orderBy('_id')
    .executeTakeFirst();

/** The person with an e-mail address (case-insensitive). */
export const findPersonByEmail = (
  database: Queryable,
  email: string,
): Promise<PersonRow | undefined> =>
  database
    .selectFrom('administrators')
    .selectAll()
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();

/** Gives a person access. */
export const addPerson = (
  writer: Queryable,
  person: Pick<PersonRow, 'email' | 'name' | 'role' | 'passwordHash'>,
): Promise<PersonRow> =>
  writer
    .insertInto('administrators')
    .values({
      ...person,
      _id: newId(),
      email: normalEmail(person.email),
      tokenVersion: 1,
      updatedAt: new Date().toISOString(),
      lastSeenAt: '',
      ...NO_SECOND_FACTOR,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const addAdministrator = async (
  database: Queryable,
  email: string,
  password: string,
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await addPerson(database, { email, name: 'Administrator', role: 'administrator', passwordHash });
};

/**
 * The person with this email (case-insensitive) and password. Takes the same time if there is none.
 */
export const verifyCredentials = async (
  database: Database,
  email: string,
  password: string,
): Promise<PersonRow | undefined> => {
  const person = await findPersonByEmail(database, email);
  return (await verifyPassword(password, person?.passwordHash)) ? person : undefined;
};

/**
 * Changes columns of a person. The history keeps the earlier name. Returns the changed row.
 * @throws HttpError 401 if the person no longer has access
 */
export const changePerson = (
  writer: Queryable,
  id: string,
  changes: UpdateObject<Tables, 'administrators'>,
): Promise<PersonRow> =>
  writer
    .updateTable('administrators')
    .set({ ...changes, updatedAt: new Date().toISOString() })
    .where('_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new HttpError(401, 'Please log in.'));

/**
 * Changes email or password and ends all sessions, in the caller's transaction. Returns the changed
 * row.
 */
export const changeSignIn = async (
  writer: Queryable,
  person: string,
  change: { email: string } | { passwordHash: string },
): Promise<PersonRow> => {
  await closeSessions(writer, person);
  return changePerson(writer, person, {
    ...change,
    tokenVersion: sql<number>`${sql.ref('tokenVersion')} + 1`,
  });
};

/**
 * Changes email or password, which invalidates all earlier tokens (docs/product.md 5.12). Returns
 * the changed row.
 */
export const changeAdministrator = async (
  database: Database,
  { _id }: PersonRow,
  change: { email: string } | { password: string },
): Promise<PersonRow> => {
  const columns =
    'email' in change
      ? { email: normalEmail(change.email) }
      : { passwordHash: await hashPassword(change.password) };
  try {
    return await inTransaction(database, (transaction) => changeSignIn(transaction, _id, columns));
  } catch (error) {
    if (isUniqueViolation(error))
      throw badInput({ email: 'This e-mail address belongs to another person with access.' });
    throw error;
  }
};
