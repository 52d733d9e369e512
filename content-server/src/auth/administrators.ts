import type { Administrator } from '@charity-site/api-client/entities';
import { newId } from '../crud/rows';
import type { AdministratorRow, Database } from '../db/database';
import { hashPassword, passwordFits } from './passwords';
import type { TokenClaims } from './tokens';

const normal = (email: string) => email.trim().toLowerCase();

/** The administrator as `verify-token` returns it (docs/product.md 7.10). */
export const publicFace = ({ _id, email, name }: AdministratorRow): Administrator => ({ _id, email, name });

/** The administrator (docs/product.md 1.3); undefined before the first start created one. */
export const theAdministrator = (database: Database): Promise<AdministratorRow | undefined> =>
  database.selectFrom('administrators').selectAll().orderBy('_id').executeTakeFirst();

/** Creates the administrator. */
export const addAdministrator = async (database: Database, email: string, password: string): Promise<void> => {
  await database
    .insertInto('administrators')
    .values({
      _id: newId(),
      email: normal(email),
      name: 'Administrator',
      passwordHash: await hashPassword(password),
      tokenVersion: 1,
      updatedAt: new Date().toISOString(),
    })
    .execute();
};

/**
 * The administrator with this email (case-insensitive) and password, or undefined. Takes the same time in both cases.
 */
export const signedIn = async (
  database: Database,
  email: string,
  password: string,
): Promise<AdministratorRow | undefined> => {
  const found = await database
    .selectFrom('administrators')
    .selectAll()
    .where('email', '=', normal(email))
    .executeTakeFirst();
  return (await passwordFits(password, found?.passwordHash)) ? found : undefined;
};

/** The administrator a token was issued for; undefined when email or password changed since. */
export const administratorOf = (
  database: Database,
  { sub, version }: TokenClaims,
): Promise<AdministratorRow | undefined> =>
  database
    .selectFrom('administrators')
    .selectAll()
    .where('_id', '=', String(sub))
    .where('tokenVersion', '=', Number(version))
    .executeTakeFirst();

/** Changes email or password, which invalidates all earlier tokens (docs/product.md 5.12). Returns the changed row. */
export const changeAdministrator = async (
  database: Database,
  before: AdministratorRow,
  change: { email?: string; password?: string },
): Promise<AdministratorRow> => {
  const changes = {
    ...(change.email !== undefined && { email: normal(change.email) }),
    ...(change.password !== undefined && { passwordHash: await hashPassword(change.password) }),
    updatedAt: new Date().toISOString(),
  };
  return database
    .updateTable('administrators')
    .set((eb) => ({ ...changes, tokenVersion: eb('tokenVersion', '+', 1) }))
    .where('_id', '=', before._id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
