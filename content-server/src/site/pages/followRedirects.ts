import type { FastifyRequest } from 'fastify';
import { redirectAt } from './redirectAt';
import type { Database } from '../../db/database';
import { MovedError } from './movedError';
import { pathOf } from '../../http/addresses/pathOf';

/** Throws MovedError where the administrator's redirects name the path of a request, at which there is nothing. */
export const followRedirects = async (database: Database, request: FastifyRequest): Promise<void> => {
  const to = await redirectAt(database, pathOf(request));
  if (to !== undefined) throw new MovedError(301, to);
};
