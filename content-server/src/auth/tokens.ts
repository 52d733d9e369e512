import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../files/writeAtomically';

/** Hours for which a token is good (docs/product.md 7.10). */
export const TOKEN_HOURS = 12;

/** What a token says: who, and as of which change of e-mail or password. */
export interface TokenClaims {
  sub: string;
  version: number;
}

/**
 * The key kept in the data folder, made on first use, so that sessions outlive a restart. `TOKEN_SECRET` takes its
 * place when it is set.
 */
export const keptTokenSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'token-secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('base64url');
    await writeAtomically(file, secret, 0o600);
    return secret;
  }
};
