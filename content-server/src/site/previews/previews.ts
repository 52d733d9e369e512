import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { HttpError } from '../../http/httpError';
import { hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import { clearPinCookie, PREVIEW, setPinCookie } from '../../releases/versions/versionCookies';
import type { ResolvedVersions } from '../../releases/versions/versionResolver';
import { removeQueryParameter } from '../../http/urls/paths';
import { isSameOrigin } from '../../http/headers/request';
import { staticPage } from '../../releases/emergencyPage/staticPage';
import { previewBanner } from './previewBanner';

const LEAVE = '/previews/leave';

const EXPIRED =
  '<p role="alert">This preview has ended, or its address is not complete. Ask for a new one.</p><p><a href="/">Go to the website</a></p>';

/**
 * Previews of pinned versions, for browsers that have opened a preview link (docs/decisions/0028).
 */
export const previews = (app: FastifyInstance, { siteUrl }: Pick<Config, 'siteUrl'>) => {
  const leaveRoute = plugin(
    async (scope: FastifyInstance) => {
      // The form has no fields.
      await scope.register(formBody);
      scope.post(
        LEAVE,
        hiddenRoute({ audience: 'public', answer: NOTHING, status: 303 }),
        async (request, reply) => {
          if (!isSameOrigin(request, { siteUrl }))
            throw new HttpError(403, 'It was sent from another website.');
          clearPinCookie(request, reply, 'preview');
          return reply.redirect(removeQueryParameter(request.headers.referer ?? '/', PREVIEW), 303);
        },
      );
    },
    { name: 'leave-preview', encapsulate: true },
  );
  void app.register(leaveRoute);

  return {
    /** Handles a preview link; undefined for other URLs. */
    handlePreviewLink: async (
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply | undefined> => {
      if (!request.url.includes(`${PREVIEW}=`)) return undefined;
      const token = new URL(request.url, 'http://site.invalid').searchParams.get(PREVIEW);
      if (token === null) return undefined;
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      // The redirect removes the token from the URL, so that links do not leak it to other
      // websites.
      if (setPinCookie(app, { request, reply }, 'preview', token))
        return reply.redirect(removeQueryParameter(request.originalUrl, PREVIEW), 303);
      return reply
        .code(410)
        .type('text/html; charset=utf-8')
        .send(staticPage(await app.organisation(), { title: 'No preview', content: EXPIRED }));
    },

    /** HTML for the end of the body: a banner for people, nothing for the browser of a check. */
    banner: ({ pinned }: ResolvedVersions): string =>
      pinned?.why === 'preview' ? previewBanner(pinned, LEAVE) : '',
  };
};
