import { PASSWORD_MIN } from '@charity-site/api-client/entities';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { addAdministrator, theAdministrator } from './administrators';
import { randomPassword } from './passwords';

/** The e-mail the first administrator gets when ADMIN_EMAIL names none. */
const FIRST_EMAIL = 'admin@example.org';

/** How the administrator signs in for the first time; `password` only when it was made here and must be shown, once. */
export interface FirstSignIn {
  email: string;
  password?: string;
  /** Something the owner should know about the password that was given. */
  warning?: string;
}

/**
 * Makes the administrator on the first start, from ADMIN_EMAIL and ADMIN_PASSWORD or with a random password
 * (docs/product.md 7.12). Answers undefined when there is one already: the settings then change nothing.
 */
export const ensureAdministrator = async (
  database: Database,
  { email = FIRST_EMAIL, password }: Config['admin'],
): Promise<FirstSignIn | undefined> => {
  if (await theAdministrator(database)) return undefined;
  const made = password === undefined ? randomPassword() : undefined;
  await addAdministrator(database, email, password ?? (made as string));
  const isShort = password !== undefined && password.length < PASSWORD_MIN;
  return {
    email,
    password: made,
    warning: isShort
      ? `ADMIN_PASSWORD has fewer than ${PASSWORD_MIN} characters; please choose a longer one.`
      : undefined,
  };
};
