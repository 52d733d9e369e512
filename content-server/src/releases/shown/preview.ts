import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../../http/headers/cookieOf';
import { setCookie } from '../../http/headers/setCookie';
import type { StoredVersion } from './storedVersion';

/** Query parameter that opens a preview. */
export const PREVIEW = 'preview';
const COOKIE = 'preview';
/** How long an address of a preview works, in seconds. */
const LIFE = 7 * 24 * 3600;

/** The claims of a valid token. Their subject is no administrator's id, so the token is no sign-in. */
interface Claims {
  sub: 'preview';
  preview: StoredVersion;
  /** Seconds since 1970. */
  exp: number;
}

/** Signs the token of a preview. */
export const previewToken = (app: FastifyInstance, preview: StoredVersion): { token: string; until: string } => {
  const until = new Date(Date.now() + LIFE * 1000).toISOString();
  return { token: app.jwt.sign({ sub: 'preview', preview }, { expiresIn: `${LIFE}s` }), until };
};

const claimsIn = (app: FastifyInstance, token: string): Claims | undefined => {
  if (!token) return undefined;
  try {
    const claims = app.jwt.verify<Partial<Claims>>(token);
    return claims.sub === 'preview' && claims.preview && claims.exp ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
};

/** The version that a browser sees as a preview; undefined without one, or after its time. */
export const previewOf = (app: FastifyInstance, request: FastifyRequest): StoredVersion | undefined =>
  claimsIn(app, cookieOf(request, COOKIE))?.preview;

/** Starts the preview of a token in this browser. @returns false when the token is none, or has expired */
export const startPreview = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): boolean => {
  const claims = claimsIn(app, token);
  if (!claims) return false;
  const seconds = Math.max(1, claims.exp - Math.floor(Date.now() / 1000));
  setCookie(request, reply, { name: COOKIE, value: token, seconds, sameSite: 'lax' });
  return true;
};

/** Ends the preview of this browser. */
export const endPreview = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, { name: COOKIE, value: '', seconds: 0, sameSite: 'lax' });
