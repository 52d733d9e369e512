import { PASSWORD_MIN } from '@charity-site/api-client/entities';
import type { Config } from '../../process/settings/config';
import type { Database } from '../../db/database';
import { lockTable } from '../../db/transaction';
import { addAdministrator, findFirstAdministrator } from './administrators';
import { randomPassword } from './passwords';

/** Email of the first administrator when ADMIN_EMAIL is not set. */
const FIRST_EMAIL = 'admin@example.org';

/**
 * Credentials for the first sign-in. `password` is set only if it was generated and must be shown
 * once.
 */
export interface FirstSignIn {
  email: string;
  password?: string;
  /** A warning about the configured password. */
  warning?: string;
}

/**
 * Creates the administrator on the first start, from ADMIN_EMAIL and ADMIN_PASSWORD or with a
 * random password (docs/product.md 7.12). Returns undefined if one exists; the settings then have
 * no effect.
 */
export const ensureAdministrator = async (
  database: Database,
  { email = FIRST_EMAIL, password: configured }: Partial<Config['admin']>,
): Promise<FirstSignIn | undefined> => {
  if (await findFirstAdministrator(database)) return undefined;
  return database.transaction().execute(async (transaction) => {
    // Of concurrent processes on PostgreSQL, only one adds the administrator.
    await lockTable(transaction, 'administrators');
    if (await findFirstAdministrator(transaction)) return undefined;
    const password = configured ?? randomPassword();
    await addAdministrator(transaction, email, password);
    if (configured === undefined) return { email, password };
    const isShort = configured.length < PASSWORD_MIN;
    return {
      email,
      ...(isShort && {
        warning: `ADMIN_PASSWORD has fewer than ${PASSWORD_MIN} characters; please choose a longer one.`,
      }),
    };
  });
};
