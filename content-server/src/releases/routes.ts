import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Composition } from '@charity-site/api-client/entities';
import { releasesFolder, stateToWire, type WireState } from '@charity-site/registry/store';
import type { Config } from '../process/settings/config';
import { hiddenRoute, OBJECT } from '../http/openApi/hiddenRoute';
import { archiveRoutes } from './archiveRoutes';
import { type ReleaseCalls, withVisitors } from './call';
import { candidateRoutes } from './candidateRoutes';
import { liveRoutes } from './liveRoutes';
import { readableBy } from './readableBy';
import { readComposition } from './readComposition';

/** Folders of releases. */
export type ReleasePlaces = Pick<Config, 'releasesDir' | 'shellDir'>;

/**
 * Releases over HTTP (docs/decisions/0006, 0069): a build arrives as one archive, becomes a
 * version, and goes live with one change of the registry. The rules are the same as for a local
 * folder. The calls are not in /openapi.json, because only the release command and the
 * administrator area use them.
 */
export const releaseRoutes = plugin(
  async (app: FastifyInstance, { releasesDir, shellDir }: ReleasePlaces) => {
    const dirs = { releases: releasesDir, shellDir };
    const releases = releasesFolder({ ...dirs, origin: 'token' });
    const administrators = releasesFolder({ ...dirs, origin: 'administrator' });
    const calls: ReleaseCalls = {
      releasesDir,
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
