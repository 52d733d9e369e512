import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdministratorRow } from '../../db/database';
import { TOKEN_HOURS } from '../../auth/tokens';
import { cookieOf } from '../../frontEnd/cookieOf';
import { setCookie } from '../../frontEnd/setCookie';

const COOKIE = 'releases-session';

const setSession = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void =>
  setCookie(request, reply, { name: COOKIE, value, path: '/releases', seconds, sameSite: 'Strict' });

/** Starts a session of the page, as long as one of the admin area. Other websites cannot use its cookie. */
export const startSession = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  administrator: AdministratorRow,
): void => setSession(request, reply, app.tokenFor(administrator), TOKEN_HOURS * 3600);

/** Ends the session of this browser. */
export const endSession = (request: FastifyRequest, reply: FastifyReply): void => setSession(request, reply, '', 0);

/** The administrator who is signed in on the page; undefined for anybody else. */
export const sessionOf = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<AdministratorRow | undefined> => {
  const token = cookieOf(request, COOKIE);
  return token ? app.administratorFor(token) : undefined;
};
