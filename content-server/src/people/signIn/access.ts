import { can, ROLES, type Action } from '@charity-site/api-client/entities';
import jwt from '@fastify/jwt';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { deviceOf, bearerOf } from '../../http/headers/request';
import { hasAccess, markSeen, openSession, signedInBy, type SignedIn } from './sessions';
import { TOKEN_HOURS, type TokenClaims } from './tokens';
import type { PersonRow } from '../../db/database';
import { HttpError } from '../../http/httpError';
import { ADMINISTRATORS_ONLY, EDITORS_ONLY } from '../../http/caller';

declare module 'fastify' {
  interface FastifyInstance {
    /** The person and session of a token; undefined if it is invalid or expired. */
    verifyToken: (token: string) => Promise<SignedIn | undefined>;
    /** Starts a session and creates its token, valid for 12 hours. */
    issueToken: (
      person: Pick<PersonRow, '_id' | 'tokenVersion'>,
      userAgent?: string,
    ) => Promise<string>;
    /**
     * Sets the caller of a request from its token.
     * @throws HttpError 401 without a session, 403 if the role does not allow the action
     */
    authorize: (request: FastifyRequest, action: Action) => Promise<void>;
  }
}

const UNKNOWN_ROLE =
  'This site does not know your role, so it can do nothing here. Please ask an administrator.';

/** The bearer token of a request. @throws HttpError 401 without one */
export const bearerToken = (request: FastifyRequest): string => {
  const token = bearerOf(request);
  if (!token) throw new HttpError(401, 'Please log in.');
  return token;
};

/** Decorates the server with tokens and sessions. */
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
        // The cookie of a pinned version is signed with the same key, and has no version.
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

    /** The error message of a rejected token. Only former users see that their access has ended. */
    const rejectionMessage = async (token: string): Promise<string> => {
      const claims = claimsOf(token);
      return claims && !(await hasAccess(app.database, claims))
        ? 'Your access to this site has ended. Only people with access can log in.'
        : 'Your session has ended. Please log in again.';
    };

    // Not awaited, because a request must not fail or wait when the time cannot be written.
    let marking = Promise.resolve();
    app.addHook('onClose', () => marking);

    app.decorate('authorize', async (request, action) => {
      const token = bearerToken(request);
      const caller = await app.verifyToken(token);
      if (!caller) throw new HttpError(401, await rejectionMessage(token));
      request.caller = caller.person;
      request.session = caller.session;
      marking = marking
        .then(() => markSeen(app.database, caller))
        .catch((error: unknown) => app.log.warn(error, 'The time of a call could not be kept.'));
      const { role } = caller.person;
      if (can(role, action)) return;
      if (!ROLES.includes(role)) throw new HttpError(403, UNKNOWN_ROLE);
      throw new HttpError(403, can('editor', action) ? EDITORS_ONLY : ADMINISTRATORS_ONLY);
    });
  },
  { name: 'access' },
);
