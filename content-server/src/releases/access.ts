import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../people/signIn/access';
import { HttpError } from '../http/httpError';
import { remotesOf, type DeployToken } from '../process/settings/deployTokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** The remotes that the call's deploy token may release; null for an administrator. */
    deploys: string[] | null;
  }
}

/**
 * Accepts a call with a deploy token for its own remotes.
 * @returns false without a valid token
 * @throws HttpError 401 without a token, 403 for another remote
 */
export const acceptDeployToken = (
  request: FastifyRequest,
  tokens: readonly DeployToken[],
): boolean => {
  const remotes = remotesOf(tokens, bearerToken(request));
  if (!remotes) return false;
  const { remote } = request.params as { remote?: string };
  if (remote && !remotes.includes('*') && !remotes.includes(remote))
    throw new HttpError(
      403,
      `This deploy token may release ${remotes.join(', ')}, and not ${remote}.`,
    );
  request.deploys = remotes;
  return true;
};

/**
 * The actor's name in the history: the administrator or the token's team, never a name sent by the
 * caller.
 */
export const actorName = ({
  caller,
  deploys,
}: Pick<FastifyRequest, 'caller' | 'deploys'>): string => {
  if (caller) return caller.email;
  return deploys?.includes('*') ? 'the team of all remotes' : `the ${deploys?.join(' and ')} team`;
};

/** True if a call has a deploy token for every remote. */
export const isOperator = ({ deploys }: Pick<FastifyRequest, 'deploys'>): boolean =>
  deploys?.includes('*') ?? false;
