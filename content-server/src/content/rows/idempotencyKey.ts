import type { FastifyRequest } from 'fastify';
import type { Tables, Queryable } from '../../db/database';
import { inTransaction } from '../../db/transaction';

/** An idempotency key and its scope: the caller and the route. */
export interface IdempotencyKey {
  scope: string;
  key: string;
}

/** Lifetime of a key, in hours. */
const KEY_TTL_HOURS = 24;

/** Deletes expired keys. */
export const purgeKeys = async (database: Queryable): Promise<void> => {
  const oldest = new Date(Date.now() - KEY_TTL_HOURS * 60 * 60 * 1000).toISOString();
  await inTransaction(database, (transaction) =>
    transaction.deleteFrom('creation_keys').where('createdAt', '<', oldest).execute(),
  );
};

/**
 * Stores a key in the request's transaction. A second request with the same key waits here until
 * the first one has committed or rolled back.
 * @returns true for the first request
 */
export const claimKey = async (
  transaction: Queryable,
  claim: Tables['creation_keys'],
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('creation_keys')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
};

/**
 * The header `Idempotency-Key` of a request that creates or moves an item, validated by its schema
 * (http/openApi/operations). Without it the result is undefined and every request is executed.
 */
export const idempotencyKeyOf = (request: FastifyRequest): IdempotencyKey | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return {
    scope: `${request.caller?._id ?? 'anyone'} ${request.routeOptions.url}`,
    key: String(key),
  };
};
