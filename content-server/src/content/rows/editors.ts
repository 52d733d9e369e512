import {
  bookings,
  can,
  comments,
  CONTENT_TYPES,
  gifts,
  isListing,
  messages,
  pictures,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/httpError';
import { ADMINISTRATORS_ONLY, EDITORS_ONLY } from '../../http/caller';

const LISTS: readonly string[] = [...CONTENT_TYPES, pictures].map(({ path }) => path);

/** The permission to change a list or a singleton. */
export const actionFor = (path: string): 'editContent' | 'answerVisitors' | 'editSite' => {
  if (LISTS.includes(path)) return 'editContent';
  const isFromVisitors = [messages, comments, gifts, bookings].some((list) => list.path === path);
  return isFromVisitors ? 'answerVisitors' : 'editSite';
};

/** The lists of writers: those with drafts. */
const DRAFTED = CONTENT_TYPES.filter(({ publishing }) => publishing).map(({ path }) => path);

/** The permission to save a draft of a definition or its translation. */
export const draftActionFor = (
  definition: AnyDefinition,
): ReturnType<typeof actionFor> | 'writeContent' =>
  isListing(definition) && definition.publishing ? 'writeContent' : actionFor(definition.path);

/** The lists whose history and trash the caller may see; undefined for all. */
export const listsFor = ({ caller }: FastifyRequest): readonly string[] | undefined => {
  if (can(caller?.role, 'overseeSite')) return undefined;
  return can(caller?.role, 'editContent') ? LISTS : DRAFTED;
};

/** Throws if the caller has no access to a list. @throws HttpError 403 */
export const requireList = (request: FastifyRequest, list: string): void => {
  const lists = listsFor(request);
  if (lists && !lists.includes(list))
    throw new HttpError(403, LISTS.includes(list) ? EDITORS_ONLY : ADMINISTRATORS_ONLY);
};
