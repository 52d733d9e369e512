import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Composition } from '@charity-site/api-client/entities';
import { stateToWire, type WireState } from '@charity-site/registry/store';
import { hiddenRoute, OBJECT } from '../http/openApi/hiddenRoute';
import { archiveRoutes } from './archiveRoutes';
import { type ReleaseCalls, withVisitors } from './call';
import { candidateRoutes } from './candidateRoutes';
import { liveRoutes } from './liveRoutes';
import { readableBy } from './readableBy';
import { readComposition } from './readComposition';
import type { ReleasePlaces } from './live/liveReleases';

/**
 * Releases over HTTP (docs/decisions/0006, 0069): a build arrives as one archive, becomes a
 * version, and goes live with one change of the registry. The rules are the same as for a command
 * on the server. The calls are not in /openapi.json, because only the release command and the
 * administrator area use them.
 */
export const releaseRoutes = plugin(
  async (app: FastifyInstance, places: ReleasePlaces) => {
    const releases = app.releaseStore('token');
    const administrators = app.releaseStore('administrator');
    const calls: ReleaseCalls = {
      ...places,
      releases,
      storeFor: ({ caller }) => (caller ? administrators : releases),
    };

    app.get(
      '/releases',
      hiddenRoute({ audience: 'deployTokenOrAdministrator', answer: OBJECT }),
      async ({ deploys }): Promise<WireState> => {
        const state = await withVisitors(app, await releases.state());
        return stateToWire(deploys ? readableBy(deploys, state) : state);
      },
    );

    app.get(
      '/composition',
      hiddenRoute({ audience: 'manageReleases', answer: OBJECT }),
      async (): Promise<Composition> => readComposition(app, await releases.state()),
    );

    archiveRoutes(app, calls);
    candidateRoutes(app, calls);
    liveRoutes(app, calls);
  },
  { name: 'releases', encapsulate: true },
);
