import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller';
import { badInput } from '../../http/httpError';

/**
 * Unicode form of hashed passwords: keyboards write é as one character or as two (NIST SP 800-63B).
 */
const HASHED_FORM = 'NFKC';

/** Hashes a password: argon2id with the library's recommended cost and a random salt. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize(HASHED_FORM));

/** Possible forms of a stored password; earlier versions hashed it as typed. */
const hashedForms = (password: string): Set<string> =>
  new Set([...[HASHED_FORM, 'NFC', 'NFD'].map((form) => password.normalize(form)), password]);

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Four groups of random letters and digits, for people who read and type them; about 5 bits each.
 */
export const randomGroups = (length: number): string => {
  const group = () => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
};

/** A random password that is easy to read and type: 20 characters, about 98 bits. */
export const randomPassword = (): string => randomGroups(5);

/**
 * Hash of a random password, compared for an unknown email, so that both cases take the same time.
 */
const dummyHash = hashPassword(randomPassword());

/**
 * True if a password matches. Without a hash (unknown email) it returns false after the same time,
 * so that response times do not reveal which email addresses exist.
 */
export const verifyPassword = async (
  password: string,
  stored: string | undefined,
): Promise<boolean> => {
  let matches = false;
  for (const form of hashedForms(password))
    matches = (await verify(stored ?? (await dummyHash), form)) || matches;
  return matches && stored !== undefined;
};

/**
 * Checks the current password before a change of the sign-in. A wrong one is a validation error
 * (400) and not a 401, because the session continues. Attempts are counted, because a stolen token
 * can guess, too.
 * @throws HttpError 429 after too many attempts
 */
export const confirmPassword = async (
  request: FastifyRequest,
  password: string,
  field = 'password',
) => {
  const { email, passwordHash } = callerOf(request);
  const succeeded = await request.server.countAttempt(request, 'password', email);
  if (!(await verifyPassword(password, passwordHash)))
    throw badInput({ [field]: 'The current password is incorrect.' });
  await succeeded();
};
