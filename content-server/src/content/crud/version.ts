import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/httpError';
import { otherLanguage, type AsksForLanguage } from '../language/language';

/**
 * The version that a change expects: the `updatedAt` in `If-Match: "<updatedAt>"`. Undefined without the header, so the
 * change is unconditional. Throws a 400 for other values.
 */
export const expectedVersion = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"([^"]+)"\s*$/.exec(header)?.[1];
  if (!version) throw new HttpError(400, "If-Match must hold the item's updatedAt in double quotes.");
  return version;
};

/** The expected version of a singleton: as `expectedVersion`, or null for `If-None-Match: *`, which only creates. */
export const expectedSingletonVersion = (request: FastifyRequest): string | null | undefined =>
  request.headers['if-none-match']?.trim() === '*' ? null : expectedVersion(request);

/** Sends a record with its version as ETag, for a later `If-Match`. */
export const sendVersioned = (reply: FastifyReply, record: { updatedAt?: unknown }): FastifyReply =>
  reply.header('etag', `"${String(record.updatedAt)}"`).send(record);

/** Sends a record that was read. In another language it has no version: its words change without the record. */
export const sendRead = (reply: FastifyReply, record: { updatedAt?: unknown }, asked: AsksForLanguage): FastifyReply =>
  otherLanguage(asked) ? reply.send(record) : sendVersioned(reply, record);
