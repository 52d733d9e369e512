import { ACTIONS, type Action } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { includesDrafts } from '../content/rows/listQuery';
import type { Audience } from '../http/audience';
import { HttpError } from '../http/httpError';
import { requireMetricsAccess } from '../ops/telemetry/access';
import type { Config } from '../process/settings/config';
import { acceptDeployToken } from '../releases/access';
import { requireReleasesPage } from '../releases/emergencyPage/session';

/** Allows requests of one audience. @throws HttpError 401 or 403 for another request */
type Guard = (request: FastifyRequest) => Promise<void>;

/**
 * Closed by default (docs/decisions/0068): a route without an audience stops the start, and the
 * guard of its audience is its first onRequest hook, before the body is read, validated or looked
 * up. A HEAD route has the audience of its GET. Must be registered before all routes.
 */
export const audiences = plugin(
  async (app, { deployTokens, metricsToken }: Pick<Config, 'deployTokens' | 'metricsToken'>) => {
    const others: Record<Exclude<Audience, Action | 'public'>, Guard> = {
      published: async (request) => {
        if (includesDrafts(request)) await app.authorize(request, 'writeContent');
      },
      deployToken: async (request) => {
        if (!acceptDeployToken(request, deployTokens))
          throw new HttpError(401, 'This is no deploy token of this site (DEPLOY_TOKENS).');
      },
      deployTokenOrAdministrator: async (request) => {
        if (!acceptDeployToken(request, deployTokens))
          await app.authorize(request, 'manageReleases');
      },
      releasesPage: requireReleasesPage,
      metrics: async (request) => requireMetricsAccess(request, metricsToken),
    };
    const guards = new Map<Audience, Guard>([
      ...(Object.entries(others) as [Audience, Guard][]),
      ...ACTIONS.map((action): [Audience, Guard] => [
        action,
        (request) => app.authorize(request, action),
      ]),
    ]);
    app.decorateRequest('deploys', null);
    app.addHook('onRoute', (route) => {
      const audience = route.config?.audience;
      if (audience === 'public') return;
      const guard = audience && guards.get(audience);
      if (!guard)
        throw new Error(
          `${String(route.method)} ${route.url} names no audience: say in its config who may call it (http/audience).`,
        );
      route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
    });
  },
  { name: 'audiences' },
);
