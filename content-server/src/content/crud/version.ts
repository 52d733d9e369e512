import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/httpError';

/**
 * The version that a change expects: the `updatedAt` in `If-Match: "<updatedAt>"`, or in the ETag
 * of a record. Undefined without the header, so the change is unconditional. Throws a 400 for other
 * values.
 */
export const expectedVersion = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"([^"/]+)(?:\/[^"]*)?"\s*$/.exec(header)?.[1];
  if (!version)
    throw new HttpError(400, "If-Match must hold the item's updatedAt in double quotes.");
  return version;
};

/** Like `expectedVersion`; null for `If-None-Match: *`, which only creates a singleton. */
export const expectedSingletonVersion = (request: FastifyRequest): string | null | undefined =>
  request.headers['if-none-match']?.trim() === '*' ? null : expectedVersion(request);

/**
 * Sends a record whose ETag begins with its version, for a later `If-Match` (http/headers/etag).
 */
export const sendVersioned = (reply: FastifyReply, record: { updatedAt?: unknown }): FastifyReply =>
  reply.header('etag', `"${String(record.updatedAt)}"`).send(record);
