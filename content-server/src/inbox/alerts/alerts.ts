import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { mailIsOn } from '../../process/settings/mailSettings';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { queueDigests } from './digest';

/** Interval of the check for due alerts, in ms. */
const INTERVAL = 60_000;

/** Sends alerts about new messages and held comments to subscribers, if the site sends mail. */
export const alerts = plugin(
  async (app: FastifyInstance, config: Config) => {
    if (!mailIsOn(config)) return;
    runPeriodically(app, {
      every: INTERVAL,
      work: () => queueDigests(app.database, app.siteOrigin()),
      failure: 'Mails about new messages and comments could not be written.',
    });
  },
  { name: 'alerts' },
);
