import type { FastifyRequest } from 'fastify';

/** Maximum length of a key, in characters. */
export const CREATE_KEY_MAX = 100;

/** An idempotency key and its owner, which keeps equal keys of different callers and routes apart. */
export interface CreateKey {
  scope: string;
  key: string;
}

/**
 * The header `Idempotency-Key` of a request that creates an item, validated by its schema (openApi/operation). Without it
 * the result is undefined and every request creates an item.
 */
export const createKeyOf = (request: FastifyRequest): CreateKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return { scope: `${request.administrator?._id ?? 'anyone'} ${request.routeOptions.url}`, key: String(key) };
};
