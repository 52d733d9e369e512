import type { FastifyRequest } from 'fastify';
import type { Actor } from './recordChange';

/** Who makes the changes of a request; undefined for a visitor. */
export const actorOf = ({ administrator }: FastifyRequest): Actor | undefined => administrator ?? undefined;
