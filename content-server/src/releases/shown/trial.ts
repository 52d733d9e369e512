import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../../http/headers/cookieOf';
import { setCookie } from '../../http/headers/setCookie';
import type { StoredVersion } from './storedVersion';

const COOKIE = 'trial';
/** How long a browser sees the version, in seconds. */
const LIFE = 15 * 60;

/** The claims of the cookie. Their subject is no administrator's id, so the cookie is no token of one. */
interface Claims {
  sub: 'trial';
  trial: StoredVersion;
}

/** Lets the browser that asks see a version as if it were live, for a quarter of an hour. */
export const startTrial = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  trial: StoredVersion,
): void => {
  const claims: Claims = { sub: 'trial', trial };
  const value = app.jwt.sign(claims, { expiresIn: `${LIFE}s` });
  setCookie(request, reply, { name: COOKIE, value, seconds: LIFE, sameSite: 'strict' });
};

/** The version that the browser of a check sees; undefined without one. */
export const trialOf = (app: FastifyInstance, request: FastifyRequest): StoredVersion | undefined => {
  const text = cookieOf(request, COOKIE);
  if (!text) return undefined;
  try {
    return app.jwt.verify<Partial<Claims>>(text).trial;
  } catch {
    return undefined;
  }
};
