import type { FastifyRequest } from 'fastify';
import type { AdministratorRow } from '../db/database';
import { HttpError } from '../httpError';

/**
 * The caller, an administrator or an editor. Only for routes with `authenticate('administrator')`.
 * @throws HttpError 401 for a call without a session
 */
export const callerOf = ({ administrator }: FastifyRequest): AdministratorRow => {
  if (!administrator) throw new HttpError(401, 'Please log in.');
  return administrator;
};
