import { CONTENT_TYPES, pictures } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/httpError';
import { ADMINISTRATORS_ONLY } from '../../http/caller';

const LISTS: readonly string[] = [...CONTENT_TYPES, pictures].map(({ path }) => path);

/** Who works with the items of a list: editors do with the content types and the pictures. */
export const whoEdits = (list: string) => (LISTS.includes(list) ? 'editors' : 'administrators');

/** The lists of which the caller may see the history and the trash; undefined for all. */
export const listsFor = ({ administrator }: FastifyRequest): readonly string[] | undefined =>
  administrator?.role === 'editor' ? LISTS : undefined;

/** Refuses a call of an editor that is about another list. @throws HttpError 403 */
export const requireList = (request: FastifyRequest, list: string): void => {
  const lists = listsFor(request);
  if (lists && !lists.includes(list)) throw new HttpError(403, ADMINISTRATORS_ONLY);
};
