import type { FastifyRequest } from 'fastify';
import type { PersonRow } from '../db/database';
import { HttpError } from './httpError';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of a route that requires a sign-in. */
    caller: PersonRow | null;
    /** Id of the caller's session; '' without one. */
    session: string;
  }
}

/** Message for somebody else who calls an administrator's route. */
export const ADMINISTRATORS_ONLY = 'Only an administrator of this site can do this.';

/** Message for a writer who calls an editor's route. */
export const EDITORS_ONLY = 'Only an editor or an administrator of this site can do this.';

/**
 * The caller. Only for calls of signed-in people.
 * @throws HttpError 401 for a call without a session
 */
export const callerOf = ({ caller }: FastifyRequest): PersonRow => {
  if (!caller) throw new HttpError(401, 'Please log in.');
  return caller;
};
