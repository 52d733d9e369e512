import jwt from '@fastify/jwt';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { administratorOf } from '../auth/administrators';
import { TOKEN_HOURS, type TokenClaims } from '../auth/tokens';
import type { Access } from '@charity-site/api-client/entities';
import type { AdministratorRow } from '../db/database';
import { HttpError } from '../httpError';
import { bearerOf } from './bearer';

declare module 'fastify' {
  interface FastifyInstance {
    /** Route options that say who may call it: `...app.authenticate('administrator')`. */
    authenticate: (who: Access) => Pick<RouteShorthandOptions, 'onRequest'>;
    /** The same for a call that everyone may use, and that answers more to signed-in people who ask for it. */
    authenticateWhen: (isAsked: (request: FastifyRequest) => boolean) => Pick<RouteShorthandOptions, 'onRequest'>;
    /** The administrator a token belongs to; undefined when it is invalid or has ended. */
    administratorFor: (token: string) => Promise<AdministratorRow | undefined>;
    /** Creates a token for the administrator, valid for 12 hours. */
    tokenFor: (administrator: Pick<AdministratorRow, '_id' | 'tokenVersion'>) => string;
  }
  interface FastifyRequest {
    /** The caller of a route that requires the administrator. */
    administrator: AdministratorRow | null;
  }
}

/** The bearer token of a call. @throws HttpError 401 without one */
export const bearerToken = (request: FastifyRequest): string => {
  const token = bearerOf(request);
  if (!token) throw new HttpError(401, 'Please log in.');
  return token;
};

/** Checks access in onRequest, before the body is read and before validation (docs/product.md 7.8). */
export const access = plugin(async (app, { tokenSecret }: { tokenSecret: string }) => {
  await app.register(jwt, {
    secret: tokenSecret,
    sign: { algorithm: 'HS256', expiresIn: `${TOKEN_HOURS}h` },
    verify: { algorithms: ['HS256'], requiredClaims: ['sub', 'exp'] },
  });
  app.decorateRequest('administrator', null);
  app.decorate('tokenFor', ({ _id, tokenVersion }) => app.jwt.sign({ sub: _id, version: tokenVersion }));

  const claimsOf = (token: string): TokenClaims | undefined => {
    try {
      const { sub, version } = app.jwt.verify<Partial<TokenClaims>>(token);
      // The cookie of a version on trial is signed with the same key, and has no version.
      return sub !== undefined && version !== undefined ? { sub, version } : undefined;
    } catch {
      return undefined;
    }
  };

  app.decorate('administratorFor', async (token: string) => {
    const claims = claimsOf(token);
    return claims && administratorOf(app.database, claims);
  });

  const requireAdmin = async (request: FastifyRequest): Promise<void> => {
    const administrator = await app.administratorFor(bearerToken(request));
    if (!administrator) throw new HttpError(401, 'Your session has ended. Please log in again.');
    request.administrator = administrator;
  };

  app.decorate('authenticateWhen', (isAsked) => ({
    onRequest: async (request) => {
      if (isAsked(request)) await requireAdmin(request);
    },
  }));
  app.decorate('authenticate', (who: Access) => (who === 'administrator' ? { onRequest: requireAdmin } : {}));
});
