import { can } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../../http/headers/cookies';
import { operations } from '../../http/openApi/operations';
import { TOKEN_HOURS } from '../../people/signIn/tokens';
import { bearerToken } from '../../people/signIn/access';

const COOKIE = 'preview-session';

/** Sets a cookie with the caller's session, because pages are requested without its token. */
export const startPreviewSession = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, {
    name: COOKIE,
    value: bearerToken(request),
    seconds: TOKEN_HOURS * 3600,
    sameSite: 'strict',
  });

/** True for a browser in which a person of this site has opened previews and is signed in. */
export const hasPreviewSession = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<boolean> => {
  const token = cookieOf(request, COOKIE);
  return token !== '' && can((await app.verifyToken(token))?.person.role, 'writeContent');
};

/** `POST /previews/session`: the caller's browser can then open the previews of writers. */
export const previewSessionRoute = async (app: FastifyInstance): Promise<void> => {
  app.post(
    '/previews/session',
    operations(
      'previews',
      'writeContent',
    )('Lets this browser open previews that are for signed-in people only'),
    async (request, reply) => {
      startPreviewSession(request, reply);
      return { message: 'Done.' };
    },
  );
};
