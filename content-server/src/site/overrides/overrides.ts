import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import { HttpError } from '../../http/httpError';
import { hiddenRoute, NOTHING } from '../../http/openApi/hiddenRoute';
import { withoutParameter } from '../../http/addresses/withoutParameter';
import { isFromThisSite } from '../../http/headers/fromThisSite';
import { endShown, shownIn, signShown, startShown } from '../../releases/shown/shownToken';
import { banner, question, refusal } from './markup';
import { OverrideError, parseOverrides, withOverrides, writeOverrides } from './override';

/** Query parameter that requests an override. */
const PARAMETER = 'override';

/** Remotes and banner of a page in this browser. */
export interface Shown {
  remotes: Registry;
  /** WebSocket URLs for reloading on changes. */
  sockets: string[];
  /** HTML for the end of the body. */
  banner: string;
}

const html = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);

/**
 * Local remotes inside this site, for the browser that requested them (docs/decisions/0008). Without REMOTE_OVERRIDES
 * nothing of this exists.
 */
export const overrides = (app: FastifyInstance, config: Pick<Config, 'remoteOverrides' | 'siteUrl'>) => {
  const { remoteOverrides } = config;
  const requireThisSite = async (request: FastifyRequest): Promise<void> => {
    if (!isFromThisSite(request, config)) throw new HttpError(403, 'Overrides are set on the page that asks for them.');
  };

  const routes = async (scope: FastifyInstance): Promise<void> => {
    // The forms have no fields; the URL contains the values.
    await scope.register(formBody);
    const options = { onRequest: requireThisSite, ...hiddenRoute({ answer: NOTHING, status: 303 }) };
    const query = { [PARAMETER]: { type: 'string', default: '' }, back: { type: 'string', default: '/' } };
    const starting = { ...options, ...hiddenRoute({ query, answer: NOTHING, status: 303 }) };
    scope.post<{ Querystring: Record<typeof PARAMETER | 'back', string> }>(
      '/overrides',
      starting,
      async (request, reply) => {
        const { [PARAMETER]: asked, back } = request.query;
        try {
          const wanted = parseOverrides(asked);
          const { token, until } = signShown(app, 'override', wanted);
          const about = { address: request.ip, overrides: writeOverrides(wanted), until: until.toISOString() };
          request.log.warn(about, 'override started');
          startShown(app, { request, reply }, 'override', token);
        } catch (error) {
          if (error instanceof OverrideError) return html(reply, 400, refusal(error.message, '/'));
          throw error;
        }
        return reply.redirect(withoutParameter(back, PARAMETER), 303);
      },
    );
    scope.post('/overrides/reset', options, async (request, reply) => {
      request.log.warn({ address: request.ip }, 'override ended');
      endShown(request, reply, 'override');
      return reply.redirect(withoutParameter(request.headers.referer ?? '/', PARAMETER), 303);
    });
  };
  if (remoteOverrides) void app.register(routes);

  return {
    /** Answers a URL that requests an override with the confirmation page; undefined for other URLs. */
    asked: (request: FastifyRequest, reply: FastifyReply, registry: Registry | undefined): FastifyReply | undefined => {
      const text = remoteOverrides ? new URL(request.url, 'http://site.invalid').searchParams.get(PARAMETER) : null;
      if (text === null) return undefined;
      const back = withoutParameter(request.originalUrl, PARAMETER);
      try {
        const wanted = parseOverrides(text);
        withOverrides(registry ?? { format: 1, remotes: [] }, wanted);
        const action = `/overrides?${new URLSearchParams({ [PARAMETER]: writeOverrides(wanted), back }).toString()}`;
        return html(reply, 200, question(wanted, action, back));
      } catch (error) {
        if (error instanceof OverrideError) return html(reply, 400, refusal(error.message, back));
        throw error;
      }
    },

    /** The registry of this browser: the released remotes, with its overrides. */
    shown: (request: FastifyRequest, reply: FastifyReply, registry: Registry): Shown => {
      const released: Shown = { remotes: registry, sockets: [], banner: '' };
      if (!remoteOverrides) return released;
      reply.header('vary', 'Cookie');
      const found = shownIn(app, request, 'override');
      if (!found) return released;
      const sockets = found.shown.map(({ origin }) => origin.replace(/^http/, 'ws'));
      try {
        return { remotes: withOverrides(registry, found.shown), sockets, banner: banner(found.shown, found.until) };
      } catch (error) {
        // A remote that was overridden is not there any more.
        if (error instanceof OverrideError) return released;
        throw error;
      }
    },
  };
};
