import { createHash, randomBytes } from 'node:crypto';
import { randomGroups } from './passwords';

/** A random secret for a link: 256 bits. */
export const createLinkToken = (): string => randomBytes(32).toString('base64url');

/**
 * A random code that is read from paper: 16 letters and digits in groups of four, about 79 bits.
 */
export const createRecoveryCode = (): string => randomGroups(4);

/** A code as compared: people may omit hyphens, add spaces or write capitals. */
const normalizeCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * The stored hash of a secret. One round of SHA-256 is enough, because the secrets are random and
 * too long to guess.
 */
export const hashToken = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The stored hash of a recovery code. */
export const hashRecoveryCode = (code: string): string => hashToken(normalizeCode(code));
