import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { v7 as uuid } from 'uuid';
import { normalEmail } from './administrators';
import { countAttempt, resetAttempts } from './attempts';
import type { RateLimits } from '../../process/settings/config';
import { cookieOf, setCookie } from '../../http/headers/cookies';
import { HttpError } from '../../http/httpError';
import { ipNetwork } from '../../http/headers/request';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a try of a kind for an account, other than a sign-in. A browser that has signed in to
     * it is counted alone.
     * @param max number of tries in an hour
     * @returns forgets the tries, to be called when one has succeeded
     * @throws HttpError 429 when tries have to wait
     */
    countAttempt: (
      request: FastifyRequest,
      kind: string,
      email: string,
      max?: number,
    ) => Promise<() => Promise<void>>;
    /** Forgets the tries to sign in to an account. */
    resetAttempts: (email: string) => Promise<void>;
    /**
     * Counts a try to sign in, before the password is checked.
     * @throws HttpError 429 when tries have to wait
     * @returns to be called when it has succeeded, with the answer that may remember the browser
     */
    throttleSignIn: (
      request: FastifyRequest,
      email: string,
    ) => Promise<(reply?: FastifyReply) => Promise<void>>;
  }
}

/** The cookie of a browser from which somebody has signed in. */
const COOKIE = 'known-browser';
const COOKIE_DAYS = 365;

/** Fewest free tries for an account in an hour, whatever the limit of an address is. */
const ACCOUNT_MIN = 10;

/** An address is shared by a whole office, so it has more tries than an account. */
const NETWORK_FACTOR = 5;

const tooMany = (ms: number) => {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
  const error = new HttpError(429, `Too many attempts. Try again in ${wait}.`);
  error.retryAfter = seconds;
  return error;
};

/**
 * The lock after failed sign-ins: per account and per network, with growing delays
 * (people/signIn/attempts). A browser that has signed in to the account before is counted alone, so
 * that nobody can lock a person out from elsewhere.
 */
export const signInThrottle = plugin(
  async (app, { tokenSecret, limits }: { tokenSecret: string; limits: RateLimits }) => {
    // E-mail and network addresses are not stored in the clear.
    const keyOf = (name: string): string =>
      createHmac('sha256', tokenSecret).update(`tries ${name}`).digest('base64url');
    const accountOf = (email: string): string => keyOf(`account:${normalEmail(email)}`);
    const perAccount = Math.max(ACCOUNT_MIN, limits.signIn);
    const perNetwork = Math.max(ACCOUNT_MIN, limits.signIn * NETWORK_FACTOR);

    const count = async (key: string, max: number): Promise<void> => {
      const wait = await countAttempt(app.database, key, max);
      if (wait > 0) throw tooMany(wait);
    };

    /** The id of the browser, when somebody has signed in to this account from it. */
    const knownBrowser = (request: FastifyRequest, email: string): string | undefined => {
      try {
        const { sub, browser } = app.jwt.verify<{ sub?: string; browser?: string }>(
          cookieOf(request, COOKIE),
        );
        return sub === accountOf(email) ? browser : undefined;
      } catch {
        return undefined;
      }
    };

    app.decorate('countAttempt', async (request, kind, email, max = perAccount) => {
      const key = keyOf(`${kind}:${knownBrowser(request, email) ?? normalEmail(email)}`);
      await count(key, max);
      return () => resetAttempts(app.database, [key]);
    });
    app.decorate('resetAttempts', (email) => resetAttempts(app.database, [accountOf(email)]));
    app.decorate('throttleSignIn', async (request, email) => {
      const browser = knownBrowser(request, email);
      const keys = browser
        ? [keyOf(`browser:${browser}`)]
        : [accountOf(email), keyOf(`address:${ipNetwork(request.ip)}`)];
      for (const [index, key] of keys.entries())
        await count(key, index === 0 ? perAccount : perNetwork);
      return async (reply?: FastifyReply) => {
        await resetAttempts(app.database, [...keys, accountOf(email)]);
        if (!reply) return;
        const claims = { sub: accountOf(email), browser: browser ?? uuid() };
        setCookie(request, reply, {
          name: COOKIE,
          value: app.jwt.sign(claims, { expiresIn: `${COOKIE_DAYS}d` }),
          seconds: COOKIE_DAYS * 24 * 60 * 60,
          path: '/api/auth',
          sameSite: 'strict',
        });
      };
    });
  },
  { name: 'sign-in-tries', dependencies: ['access'] },
);
