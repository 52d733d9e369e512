import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLanguageOf } from '../../http/urls/pageLanguage';

/** Redirects to the current URL of a page, in the language of the request. */
export const sendMoved = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, location }: { status: number; location: string },
): FastifyReply =>
  // Revalidated every time: browsers cache a 301, and an item may get an earlier URL back.
  reply.header('cache-control', 'no-cache').redirect(inLanguageOf(request, location), status);
