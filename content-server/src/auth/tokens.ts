import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '@charity-site/registry/store';

/** Lifetime of a token, in hours (docs/product.md 7.10). */
export const TOKEN_HOURS = 12;

/** Claims of a token: the person's id, the version that changes with email or password, and the session. */
export interface TokenClaims {
  sub: string;
  version: number;
  session: string;
}

/**
 * The signing key in the data folder, generated on first use, so that sessions survive a restart. `TOKEN_SECRET`
 * overrides it.
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
