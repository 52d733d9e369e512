import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { SHELL, type Registry } from '@charity-site/registry';
import { localStore } from '@charity-site/registry/store';
import type { Origin } from '@charity-site/registry/types';
import type { Database } from '../../db/database';
import { withTracking } from '../../db/queryTracking';
import { revisions } from '../../db/revisions';
import type { Config } from '../../process/settings/config';
import { hasVersions, shownVersions, type VersionPlaces } from '../versions/sharedVersions';
import { liveRows, readRegistry } from './liveRows';

/** Places of releases. */
export type ReleasePlaces = Pick<Config, 'releasesDir' | 'shellDir'> & VersionPlaces;

/** The site's store of releases. */
export const releaseStore = (
  database: Database,
  { releasesDir, shellDir, shared }: ReleasePlaces,
  origin?: Origin,
) => localStore({ rows: liveRows(database), releases: releasesDir, shellDir, shared, origin });

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The registry: never older than the call, or the last known one while the database does not
     * answer. The same object until it changes.
     */
    registry: () => Promise<Registry>;
    /** The store that notes this origin in the history. */
    releaseStore: (origin: Origin) => ReturnType<typeof releaseStore>;
  }
}

/** Decorates the server with the registry and the store of releases. */
export const liveReleases = plugin(
  async (app: FastifyInstance, places: ReleasePlaces) => {
    const { database } = app;
    const { shared, releasesDir } = places;
    let last: { revision: number | undefined; registry: Registry } | undefined;

    app.decorate('registry', async () => {
      try {
        const revision = (await revisions(database)).get('registry');
        if (last && last.revision === revision) return last.registry;
        // Tracked separately: the key of a page contains its versions.
        const { result: registry } = await withTracking(() => readRegistry(database));
        const adopt = () => {
          // A concurrent caller may have read it: all of them get the same object.
          if (last?.revision !== revision) last = { revision, registry };
        };
        const shown = shownVersions(registry);
        if (!shared || (await hasVersions(releasesDir, shown))) adopt();
        else {
          // Open pages of a new machine's visitors may load late files of the shell before.
          const shellBefore = last ? undefined : registry.shell?.previous;
          const needed = shellBefore ? [...shown, [SHELL, shellBefore.version] as const] : shown;
          const fetches = needed.map((named) => shared.fetch(...named));
          const fetched = Promise.all(fetches).then(async () => {
            if (!last || (await hasVersions(releasesDir, shown))) adopt();
          });
          // Visitors get the version before until this machine has the new one.
          if (last) fetched.catch((error: unknown) => app.log.error(error));
          else await fetched;
        }
      } catch (error) {
        if (!last) throw error;
        app.log.error(error, 'The registry of remotes cannot be read.');
      }
      return last?.registry as Registry;
    });
    app.addHook('preClose', async () => shared?.stop());
    app.decorate('releaseStore', (origin) => releaseStore(database, places, origin));
  },
  { name: 'live-releases' },
);
