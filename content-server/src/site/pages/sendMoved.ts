import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLanguageOf } from '../../http/urls/pageLanguage';

/** Redirects to where a page is, in the language of the request. */
export const sendMoved = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, location }: { status: number; location: string },
): FastifyReply =>
  // Asked again every time: browsers keep a 301, and an item may get an earlier address back.
  reply.header('cache-control', 'no-cache').redirect(inLanguageOf(request, location), status);
