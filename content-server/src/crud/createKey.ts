import type { FastifyRequest } from 'fastify';

/** The longest key that is accepted, in characters. */
export const CREATE_KEY_MAX = 100;

/** A key as its caller sent it, and whose it is: two callers, or two routes, never meet under one key. */
export interface CreateKey {
  scope: string;
  key: string;
}

/**
 * The header `Idempotency-Key` of a call that creates an item, as its schema lets it through (openApi/operation);
 * undefined without it: the item is then just created.
 */
export const createKeyOf = (request: FastifyRequest): CreateKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return { scope: `${request.administrator?._id ?? 'anyone'} ${request.routeOptions.url}`, key: String(key) };
};
