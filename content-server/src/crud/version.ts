import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem';

/**
 * The version a change is meant for: the `updatedAt` in the header `If-Match: "<updatedAt>"`; undefined without the
 * header (the change then just happens). Throws a 400 when the header holds something else.
 */
export const expectedVersion = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"([^"]+)"\s*$/.exec(header)?.[1];
  if (!version) throw new Problem(400, "If-Match must hold the item's updatedAt in double quotes.");
  return version;
};

/**
 * The version of a record of which there is one: as `expectedVersion`, or null for `If-None-Match: *`, with which the
 * record is only created, never replaced.
 */
export const expectedSingleVersion = (request: FastifyRequest): string | null | undefined =>
  request.headers['if-none-match']?.trim() === '*' ? null : expectedVersion(request);

/** Sends a record with its version as the ETag that a later `If-Match` can repeat. */
export const sendVersioned = (reply: FastifyReply, record: { updatedAt?: unknown }): FastifyReply =>
  reply.header('etag', `"${String(record.updatedAt)}"`).send(record);
