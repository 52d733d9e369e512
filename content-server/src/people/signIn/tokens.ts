import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database';

/** Lifetime of a token, in hours (docs/product.md 7.10). */
export const TOKEN_HOURS = 12;

/**
 * Claims of a token: the person's id, the version that changes with email or password, and the
 * session.
 */
export interface TokenClaims {
  sub: string;
  version: number;
  session: string;
}

/** Name of the key among the secrets. */
const NAME = 'tokens';

/**
 * The signing key, generated at the first start, so that sessions survive a restart. All processes
 * of the site share it. `TOKEN_SECRET` overrides it. Until 2026 it was a file in the data folder,
 * which stays.
 */
export const loadTokenSecret = async (database: Database, dataDir: string): Promise<string> => {
  const secrets = database.selectFrom('secrets').select('value').where('name', '=', NAME);
  const stored = await secrets.executeTakeFirst();
  if (stored) return stored.value;
  const file = join(dataDir, 'token-secret');
  const value = existsSync(file) ? await readFile(file, 'utf8') : '';
  await database
    .insertInto('secrets')
    .values({ name: NAME, value: value || randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await secrets.executeTakeFirstOrThrow()).value;
};
