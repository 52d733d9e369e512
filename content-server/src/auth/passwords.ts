import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A password as it is stored: argon2id with the library's recommended cost, its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A password that can be read aloud and typed: 20 characters without look-alikes, about 98 bits. */
export const randomPassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  );
  return groups.join('-');
};

/** A hash of nothing anybody knows: compared with when the e-mail is unknown, so that both cases take as long. */
const nobodysHash = hashPassword(randomPassword());

/**
 * Whether a password fits. Without a hash (unknown e-mail) it takes the same time and is false, so that answers do not
 * tell which e-mail addresses exist.
 */
export const passwordFits = async (password: string, stored: string | undefined): Promise<boolean> => {
  const fits = await verify(stored ?? (await nobodysHash), password);
  return fits && stored !== undefined;
};
