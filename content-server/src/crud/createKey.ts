import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem';

/** The longest key that is accepted, in characters. */
export const CREATE_KEY_MAX = 100;

const VISIBLE_ASCII = new RegExp(`^[\\x21-\\x7e]{1,${CREATE_KEY_MAX}}$`);

/** A key as its caller sent it, and whose it is: two callers, or two routes, never meet under one key. */
export interface CreateKey {
  scope: string;
  key: string;
}

/**
 * The header `Idempotency-Key` of a call that creates an item; undefined without it (the item is then just created).
 * Throws a 400 when it is too long or holds more than visible ASCII characters.
 */
export const createKeyOf = (request: FastifyRequest): CreateKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !VISIBLE_ASCII.test(key))
    throw new Problem(400, `Idempotency-Key must be 1 to ${CREATE_KEY_MAX} visible ASCII characters.`);
  return { scope: `${request.administrator?._id ?? 'anyone'} ${request.routeOptions.url}`, key };
};
