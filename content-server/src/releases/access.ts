import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../people/signIn/access';
import { HttpError } from '../http/httpError';
import { remotesOf, type DeployToken } from '../process/settings/deployTokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** The remotes that the call's deploy token may release; null for the administrator. */
    deploys: string[] | null;
  }
}

/**
 * Route options for calls with a deploy token, each for its own remote only; checked before the
 * body is read. `and: 'administrator'` also allows the signed-in administrator.
 */
export const releaseAccess = (app: FastifyInstance, tokens: readonly DeployToken[]) => {
  app.decorateRequest('deploys', null);

  return (also?: 'administrator') => ({
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const remotes = remotesOf(tokens, bearerToken(request));
      if (!remotes) {
        if (also) return app.requireSignIn(request);
        throw new HttpError(401, 'This is no deploy token of this site (DEPLOY_TOKENS).');
      }
      const { remote } = request.params as { remote?: string };
      if (remote && !remotes.includes('*') && !remotes.includes(remote))
        throw new HttpError(
          403,
          `This deploy token may release ${remotes.join(', ')}, and not ${remote}.`,
        );
      request.deploys = remotes;
    },
  });
};

/**
 * The name for the history: the administrator or the token's team, never a name that the caller
 * sends.
 */
export const whoIs = ({
  administrator,
  deploys,
}: Pick<FastifyRequest, 'administrator' | 'deploys'>): string => {
  if (administrator) return administrator.email;
  return deploys?.includes('*') ? 'the team of all remotes' : `the ${deploys?.join(' and ')} team`;
};

/** True if a call has the deploy token for every remote. */
export const isOperator = ({ deploys }: Pick<FastifyRequest, 'deploys'>): boolean =>
  deploys?.includes('*') ?? false;
