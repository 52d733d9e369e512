import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { ReleaseConflict, ReleaseError } from '@charity-site/registry/store';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { attemptAll } from '../../process/attemptAll';
import type { Config } from '../../process/settings/config';
import { healthOf } from '../reports/health';
import { regressionIn } from './regression';
import { watchedVersions, type WatchedVersion } from './watched';
import { rollbackNotice, postWebhook } from './webhook';

const BY = "the site's watch";

/**
 * Periodically compares canaries and new versions with the previous ones, rolls back worse ones,
 * and notifies the history and the team (docs/decisions/0061). Of several processes of a site only
 * one succeeds: the change of the registry names the version that it replaces, and is rejected
 * after another process's change.
 */
export const canaryWatch = plugin(
  async (app: FastifyInstance, config: Config) => {
    const { interval, webhook } = config.watch;
    if (interval === 0) return;
    const store = app.releaseStore('watch');
    /** Versions without a rollback target, e.g. because a live remote needs this shell. */
    const notRollbackable = new Set<string>();

    const rollBack = async (watched: WatchedVersion, reason: string, signal: AbortSignal) => {
      const { remote, newer, change } = watched;
      try {
        await store.activate({ remote, ...change, by: BY, reason });
      } catch (error) {
        if (error instanceof ReleaseConflict) return;
        if (!(error instanceof ReleaseError)) throw error;
        notRollbackable.add(`${remote} ${newer.version}`);
        app.log.error(error, `${remote} ${newer.version} cannot be turned back. ${reason}`);
        return;
      }
      const notice = rollbackNotice(watched, reason, app.siteOrigin());
      app.log.warn(notice.text);
      if (webhook) void postWebhook(webhook, notice, { log: app.log, signal });
    };

    const check = async (closing: AbortSignal) => {
      const { registry, history } = await store.state();
      const all = watchedVersions(registry, history, new Date());
      await attemptAll(all, async (watched) => {
        const { remote, newer, older } = watched;
        if (notRollbackable.has(`${remote} ${newer.version}`)) return;
        const [newHealth, oldHealth] = [
          await healthOf(app.database, { remote, ...newer }),
          await healthOf(app.database, { remote, ...older }),
        ];
        const reason = regressionIn(newHealth, oldHealth);
        if (reason) await rollBack(watched, reason, closing);
      });
    };

    runPeriodically(app, {
      every: interval,
      work: check,
      failure: 'The versions of the site could not be compared.',
    });
  },
  { name: 'watch' },
);
