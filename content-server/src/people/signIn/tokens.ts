import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryName } from '@charity-site/registry/store';
import { codeOf } from '../../db/dialects/faults';
import { OperatorError } from '../../process/operatorError';

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

/** Creates a complete file unless it exists. Of concurrent processes, the first one wins. */
const createIfMissing = async (file: string, content: string): Promise<void> => {
  const temporary = join(dirname(file), temporaryName('half'));
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await link(temporary, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
};

/**
 * The signing key in the data folder, generated on first use, so that sessions survive a restart.
 * `TOKEN_SECRET` overrides it.
 * @throws OperatorError when the file is empty or cannot be read by this account
 */
export const loadTokenSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) await createIfMissing(file, randomBytes(32).toString('base64url'));
  const secret = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'EACCES') throw error;
    throw new OperatorError(
      `${file} cannot be read by this account. Run the server as the owner of ${dataDir}.`,
    );
  });
  if (secret === '')
    throw new OperatorError(
      `${file} is empty. Delete it and start again; everybody then has to sign in again.`,
    );
  return secret;
};
