import { can, ROLES, type Action } from '@charity-site/api-client/entities';
import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { deviceOf, bearerOf } from '../../http/headers/request';
import { hasAccess, markSeen, openSession, signedInBy, type SignedIn } from './sessions';
import { TOKEN_HOURS, type TokenClaims } from './tokens';
import type { PersonRow } from '../../db/database';
import { HttpError } from '../../http/httpError';
import { ADMINISTRATORS_ONLY } from '../../http/caller';

declare module 'fastify' {
  interface FastifyInstance {
    /** The person and session of a token; undefined when it is invalid or has ended. */
    verifyToken: (token: string) => Promise<SignedIn | undefined>;
    /** Starts a session and creates its token, valid for 12 hours. */
    issueToken: (
      person: Pick<PersonRow, '_id' | 'tokenVersion'>,
      userAgent?: string,
    ) => Promise<string>;
    /**
     * Finds the caller of a call by its token.
     * @throws HttpError 401 without a session, 403 when the role may not do the action
     */
    authorize: (request: FastifyRequest, action: Action) => Promise<void>;
  }
}

const UNKNOWN_ROLE =
  'This site does not know your role, so it can do nothing here. Please ask an administrator.';

/** The bearer token of a call. @throws HttpError 401 without one */
export const bearerToken = (request: FastifyRequest): string => {
  const token = bearerOf(request);
  if (!token) throw new HttpError(401, 'Please log in.');
  return token;
};

/** Tokens and the sessions that they name. */
export const access = plugin(
  async (app, { tokenSecret }: { tokenSecret: string }) => {
    await app.register(jwt, {
      secret: tokenSecret,
      sign: { algorithm: 'HS256', expiresIn: `${TOKEN_HOURS}h` },
      verify: { algorithms: ['HS256'], requiredClaims: ['sub', 'exp'] },
    });
    app.decorateRequest('caller', null);
    app.decorateRequest('session', '');
    app.decorate('issueToken', async ({ _id, tokenVersion }, userAgent = '') => {
      const session = await openSession(app.database, _id, deviceOf(userAgent));
      return app.jwt.sign({ sub: _id, version: tokenVersion, session });
    });

    const claimsOf = (token: string): TokenClaims | undefined => {
      try {
        const { sub, version, session } = app.jwt.verify<Partial<TokenClaims>>(token);
        // The cookie of a version on trial is signed with the same key, and has no version.
        if (sub === undefined || version === undefined || session === undefined) return undefined;
        return { sub, version, session };
      } catch {
        return undefined;
      }
    };

    app.decorate('verifyToken', async (token) => {
      const claims = claimsOf(token);
      return claims && signedInBy(app.database, claims);
    });

    /** The reason for a refused token. "Access has ended" is revealed to former users only. */
    const refusal = async (token: string): Promise<string> => {
      const claims = claimsOf(token);
      return claims && !(await hasAccess(app.database, claims))
        ? 'Your access to this site has ended. Only people with access can log in.'
        : 'Your session has ended. Please log in again.';
    };

    // Not awaited by calls, because a call must not fail or wait when the time cannot be written.
    let marking = Promise.resolve();
    app.addHook('onClose', () => marking);

    app.decorate('authorize', async (request, action) => {
      const token = bearerToken(request);
      const caller = await app.verifyToken(token);
      if (!caller) throw new HttpError(401, await refusal(token));
      request.caller = caller.person;
      request.session = caller.session;
      marking = marking
        .then(() => markSeen(app.database, caller))
        .catch((error: unknown) => app.log.warn(error, 'The time of a call could not be kept.'));
      const { role } = caller.person;
      if (!can(role, action))
        throw new HttpError(403, ROLES.includes(role) ? ADMINISTRATORS_ONLY : UNKNOWN_ROLE);
    });
  },
  { name: 'access' },
);
