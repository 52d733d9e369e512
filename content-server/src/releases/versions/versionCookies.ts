import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../http/headers/cookies';

/** A version of a part. */
export interface StoredVersion {
  remote: string;
  version: string;
}

/**
 * Why a browser gets a pinned version in place of the live one: a check, or an opened preview link.
 */
type PinReason = 'trial' | 'preview';

/** Query parameter with the token of a preview link. */
export const PREVIEW = 'preview';

const HOUR = 60 * 60;

/** The cookie of each reason: its name, its lifetime in seconds, and the sites that send it. */
const COOKIES = {
  trial: { name: 'trial', seconds: HOUR / 4, sameSite: 'strict' },
  preview: { name: 'preview', seconds: 7 * 24 * HOUR, sameSite: 'lax' },
} as const;

/** Signs a token. Its subject is no person's id, so that it cannot sign anybody in. */
export const signPin = (
  app: FastifyInstance,
  why: PinReason,
  pinned: StoredVersion,
): { token: string; until: Date } => {
  const { seconds } = COOKIES[why];
  const token = app.jwt.sign({ sub: why, [why]: pinned }, { expiresIn: `${seconds}s` });
  return { token, until: new Date(Date.now() + seconds * 1000) };
};

/** Reads a token; undefined if it is invalid, expired, or signed for another reason. */
const readPin = (
  app: FastifyInstance,
  why: PinReason,
  token: string,
): { pinned: StoredVersion; until: Date } | undefined => {
  if (!token) return undefined;
  try {
    const claims = app.jwt.verify<
      { sub?: string; exp: number } & Partial<Record<PinReason, StoredVersion>>
    >(token);
    const pinned = claims[why];
    return claims.sub === why && pinned
      ? { pinned, until: new Date(claims.exp * 1000) }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Pins the version of a token in a browser, until the token expires.
 * @returns false for an invalid or expired token
 */
export const setPinCookie = (
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  why: PinReason,
  token: string,
): boolean => {
  const read = readPin(app, why, token);
  if (!read) return false;
  const seconds = Math.max(1, Math.ceil((read.until.getTime() - Date.now()) / 1000));
  setCookie(request, reply, { ...COOKIES[why], value: token, seconds });
  return true;
};

/** Clears the cookie of a reason. */
export const clearPinCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  why: PinReason,
): void => setCookie(request, reply, { ...COOKIES[why], value: '', seconds: 0 });

/**
 * The pinned version in the request's cookies, and the reason; undefined without a valid cookie. A
 * trial has priority over a preview.
 */
export const pinnedVersionOf = (
  app: FastifyInstance,
  request: FastifyRequest,
): (StoredVersion & { why: PinReason }) | undefined => {
  for (const why of ['trial', 'preview'] as const) {
    const pin = readPin(app, why, cookieOf(request, COOKIES[why].name));
    if (pin) return { ...pin.pinned, why };
  }
  return undefined;
};
