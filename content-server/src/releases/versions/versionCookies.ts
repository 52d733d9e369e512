import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../http/headers/cookies';

/** A version of a part. */
export interface StoredVersion {
  remote: string;
  version: string;
}

/**
 * Why a browser sees a version in place of the live one: a check tries it, or somebody opened its
 * address.
 */
type PinReason = 'trial' | 'preview';

/** Query parameter of the address that starts a preview. */
export const PREVIEW = 'preview';

const HOUR = 60 * 60;

/**
 * The cookie of each reason: its name, the time that a browser sees the versions, in seconds, and
 * the sites that send it.
 */
const COOKIES = {
  trial: { name: 'trial', seconds: HOUR / 4, sameSite: 'strict' },
  preview: { name: 'preview', seconds: 7 * 24 * HOUR, sameSite: 'lax' },
} as const;

/** Signs a token. Its subject is no administrator's id, so that it is no sign-in. */
export const signPin = (
  app: FastifyInstance,
  why: PinReason,
  shown: StoredVersion,
): { token: string; until: Date } => {
  const { seconds } = COOKIES[why];
  const token = app.jwt.sign({ sub: why, [why]: shown }, { expiresIn: `${seconds}s` });
  return { token, until: new Date(Date.now() + seconds * 1000) };
};

/**
 * Reads a token; undefined for one that is invalid, has ended, or was signed for another reason.
 */
const readShown = (
  app: FastifyInstance,
  why: PinReason,
  token: string,
): { shown: StoredVersion; until: Date } | undefined => {
  if (!token) return undefined;
  try {
    const claims = app.jwt.verify<
      { sub?: string; exp: number } & Partial<Record<PinReason, StoredVersion>>
    >(token);
    const shown = claims[why];
    return claims.sub === why && shown ? { shown, until: new Date(claims.exp * 1000) } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Lets a browser see what a token names, until the token ends.
 * @returns false when the token is none, or has ended
 */
export const setPinCookie = (
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  why: PinReason,
  token: string,
): boolean => {
  const read = readShown(app, why, token);
  if (!read) return false;
  const seconds = Math.max(1, Math.ceil((read.until.getTime() - Date.now()) / 1000));
  setCookie(request, reply, { ...COOKIES[why], value: token, seconds });
  return true;
};

/** Ends in this browser what it is shown for a reason. */
export const clearPinCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  why: PinReason,
): void => setCookie(request, reply, { ...COOKIES[why], value: '', seconds: 0 });

/**
 * The stored version that only this browser gets, and why; undefined for visitors. A trial comes
 * before a preview.
 */
export const pinnedVersionOf = (
  app: FastifyInstance,
  request: FastifyRequest,
): (StoredVersion & { why: PinReason }) | undefined => {
  for (const why of ['trial', 'preview'] as const) {
    const found = readShown(app, why, cookieOf(request, COOKIES[why].name));
    if (found) return { ...found.shown, why };
  }
  return undefined;
};
