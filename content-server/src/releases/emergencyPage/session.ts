import { can } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PersonRow } from '../../db/database';
import { closeSession } from '../../people/signIn/sessions';
import { TOKEN_HOURS } from '../../people/signIn/tokens';
import { cookieOf, setCookie } from '../../http/headers/cookies';
import { HttpError } from '../../http/httpError';

const COOKIE = 'releases-session';

const setSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  seconds: number,
): void =>
  setCookie(request, reply, {
    name: COOKIE,
    value,
    path: '/releases',
    seconds,
    sameSite: 'strict',
  });

/**
 * Starts a session of the page with the lifetime of an admin session. Other websites cannot use its
 * cookie.
 */
export const startSession = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  administrator: PersonRow,
): Promise<void> => {
  const token = await app.issueToken(administrator, request.headers['user-agent']);
  setSession(request, reply, token, TOKEN_HOURS * 3600);
};

/**
 * Continues a session of the admin area on the page: a log-out in either ends both.
 * @returns false unless the token's owner may change releases
 */
export const continueSession = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<boolean> => {
  const caller = await app.verifyToken(token);
  if (!can(caller?.person.role, 'manageReleases')) return false;
  setSession(request, reply, token, TOKEN_HOURS * 3600);
  return true;
};

/** Ends the session of this browser. */
export const endSession = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const caller = await app.verifyToken(cookieOf(request, COOKIE));
  if (caller) await closeSession(app.database, caller.person._id, caller.session);
  setSession(request, reply, '', 0);
};

/** The administrator who is signed in on the page; undefined for other callers. */
export const sessionOf = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<PersonRow | undefined> => {
  const person = (await app.verifyToken(cookieOf(request, COOKIE)))?.person;
  return can(person?.role, 'manageReleases') ? person : undefined;
};

/** Finds the caller by the page's cookie. @throws HttpError 401 for other callers */
export const requireReleasesPage = async (request: FastifyRequest): Promise<void> => {
  const person = await sessionOf(request.server, request);
  if (!person) throw new HttpError(401, 'Please log in.');
  request.caller = person;
};
