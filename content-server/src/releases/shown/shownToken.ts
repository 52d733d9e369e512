import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../http/headers/cookies';

/** A version of a part. */
export interface StoredVersion {
  remote: string;
  version: string;
}

/** A remote that one browser loads from its own machine instead of the release (docs/decisions/0008). */
export interface RemoteOverride {
  remote: string;
  /** Its origin, such as `http://localhost:3001`. */
  origin: string;
}

/** Versions that a browser can see in place of the live ones, by the reason. */
interface Shown {
  /** Of the browser of a check. */
  trial: StoredVersion;
  /** For people who have its address. */
  preview: StoredVersion;
  override: readonly RemoteOverride[];
}

type Why = keyof Shown;

/** Query parameter of the address that starts a preview. */
export const PREVIEW = 'preview';

const HOUR = 60 * 60;

/** The cookie of each reason: its name, the time that a browser sees the versions, in seconds, and the sites that send it. */
const COOKIES = {
  trial: { name: 'trial', seconds: HOUR / 4, sameSite: 'strict' },
  preview: { name: 'preview', seconds: 7 * 24 * HOUR, sameSite: 'lax' },
  override: { name: 'remote-overrides', seconds: 8 * HOUR, sameSite: 'lax' },
} as const;

/** Content of a valid token. */
interface ShownUntil<Value> {
  shown: Value;
  until: Date;
}

/** Signs a token. Its subject is no administrator's id, so that it is no sign-in. */
export const signShown = <Reason extends Why>(
  app: FastifyInstance,
  why: Reason,
  shown: Shown[Reason],
): { token: string; until: Date } => {
  const { seconds } = COOKIES[why];
  const token = app.jwt.sign({ sub: why, [why]: shown }, { expiresIn: `${seconds}s` });
  return { token, until: new Date(Date.now() + seconds * 1000) };
};

/** Reads a token; undefined for one that is invalid, has ended, or was signed for another reason. */
const readShown = <Reason extends Why>(
  app: FastifyInstance,
  why: Reason,
  token: string,
): ShownUntil<Shown[Reason]> | undefined => {
  if (!token) return undefined;
  try {
    const { sub, exp, ...named } = app.jwt.verify<{ sub?: string; exp: number } & Partial<Shown>>(token);
    const shown = (named as Partial<Shown>)[why];
    return sub === why && shown ? { shown, until: new Date(exp * 1000) } : undefined;
  } catch {
    return undefined;
  }
};

/** Versions that a browser sees for a reason; undefined where it has no cookie for that, or its time is over. */
export const shownIn = <Reason extends Why>(
  app: FastifyInstance,
  request: FastifyRequest,
  why: Reason,
): ShownUntil<Shown[Reason]> | undefined => readShown(app, why, cookieOf(request, COOKIES[why].name));

/** Lets a browser see what a token names, until the token ends. @returns false when the token is none, or has ended */
export const startShown = (
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  why: Why,
  token: string,
): boolean => {
  const read = readShown(app, why, token);
  if (!read) return false;
  const seconds = Math.max(1, Math.ceil((read.until.getTime() - Date.now()) / 1000));
  setCookie(request, reply, { ...COOKIES[why], value: token, seconds });
  return true;
};

/** Ends in this browser what it is shown for a reason. */
export const endShown = (request: FastifyRequest, reply: FastifyReply, why: Why): void =>
  setCookie(request, reply, { ...COOKIES[why], value: '', seconds: 0 });

/** The stored version that only this browser gets, and why; undefined for visitors. A trial comes before a preview. */
export const storedVersionOf = (
  app: FastifyInstance,
  request: FastifyRequest,
): (StoredVersion & { why: 'trial' | 'preview' }) | undefined => {
  for (const why of ['trial', 'preview'] as const) {
    const found = shownIn(app, request, why);
    if (found) return { ...found.shown, why };
  }
  return undefined;
};
