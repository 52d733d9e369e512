import { createHash, randomBytes } from 'node:crypto';
import { randomGroups } from '../signIn/passwords';

/** A random secret for a link: 256 bits. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');

/**
 * A random code that is read from paper: 16 letters and digits in groups of four, about 79 bits.
 */
export const createRecoveryCode = (): string => randomGroups(4);

/** A code as it is compared: a person may leave out the hyphens, add spaces or write capitals. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The hash under which a secret is stored. One round of SHA-256 is enough, because the secrets are
 * random and too long to be guessed.
 */
export const hashToken = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The hash under which a recovery code is stored. */
export const hashRecoveryCode = (code: string): string => hashToken(plain(code));
