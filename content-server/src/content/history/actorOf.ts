import type { FastifyRequest } from 'fastify';
import { autosaveIn } from '../autosave/header';
import type { Actor } from './recordChange';

/** Who makes the changes of a request; undefined for a visitor. */
export const actorOf = (request: FastifyRequest): Actor | undefined => {
  const { administrator } = request;
  return administrator ? { ...administrator, autosave: autosaveIn(request) } : undefined;
};
