import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { v7 as uuid } from 'uuid';
import { normalEmail } from './administrators';
import { countAttempt, resetAttempts } from './attempts';
import type { RateLimits } from '../../process/settings/config';
import { cookieOf, setCookie } from '../../http/headers/cookies';
import { tooManyAttempts } from '../../http/httpError';
import { ipNetwork } from '../../http/headers/request';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts an attempt of a kind for an account, other than a sign-in. A browser that has signed
     * in to the account has its own counter.
     * @param max number of attempts in an hour
     * @returns resets the counter; call it after a successful attempt
     * @throws HttpError 429 after too many attempts
     */
    countAttempt: (
      request: FastifyRequest,
      kind: string,
      email: string,
      max?: number,
    ) => Promise<() => Promise<void>>;
    /** Resets the failed sign-ins of an account. */
    resetAttempts: (email: string) => Promise<void>;
    /**
     * Counts a sign-in attempt, before the password is checked.
     * @throws HttpError 429 after too many attempts
     * @returns call it after success, with the reply that can set the cookie of the browser
     */
    throttleSignIn: (
      request: FastifyRequest,
      email: string,
    ) => Promise<(reply?: FastifyReply) => Promise<void>>;
  }
}

/** Cookie of a browser from which somebody has signed in. */
const COOKIE = 'known-browser';
const COOKIE_TTL_DAYS = 365;

/** Minimum number of attempts for an account in an hour, whatever the configured limit. */
const ACCOUNT_MIN = 10;

/** A network is shared by a whole office, so it has more attempts than an account. */
const NETWORK_FACTOR = 5;

/**
 * Throttles failed sign-ins: per account and per network, with growing delays
 * (people/signIn/attempts). A browser that has signed in to the account has its own counter, so
 * that nobody can lock a person out from elsewhere.
 */
export const signInThrottle = plugin(
  async (app, { tokenSecret, limits }: { tokenSecret: string; limits: RateLimits }) => {
    // E-mail and IP addresses are not stored in plain text.
    const keyOf = (name: string): string =>
      createHmac('sha256', tokenSecret).update(`tries ${name}`).digest('base64url');
    const accountOf = (email: string): string => keyOf(`account:${normalEmail(email)}`);
    const perAccount = Math.max(ACCOUNT_MIN, limits.signIn);
    const perNetwork = Math.max(ACCOUNT_MIN, limits.signIn * NETWORK_FACTOR);

    const count = async (key: string, max: number): Promise<void> => {
      const wait = await countAttempt(app.database, key, max);
      if (wait > 0) throw tooManyAttempts(wait);
    };

    /** The id of a browser that has signed in to this account. */
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
          value: app.jwt.sign(claims, { expiresIn: `${COOKIE_TTL_DAYS}d` }),
          seconds: COOKIE_TTL_DAYS * 24 * 60 * 60,
          path: '/api/auth',
          sameSite: 'strict',
        });
      };
    });
  },
  { name: 'sign-in-tries', dependencies: ['access'] },
);
