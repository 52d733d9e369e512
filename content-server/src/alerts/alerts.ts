import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config';
import { mailIsOn } from '../mail/mailSettings';
import { queueDigests } from './digest';

/** How often it is checked whether an alert is due, in ms. */
const EVERY = 60_000;

/** Sends alerts about new messages and held comments to those who want them, where the site sends mail. */
export const alerts = plugin(async (app: FastifyInstance, config: Config) => {
  if (!mailIsOn(config)) return;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= queueDigests(app.database, app.siteOrigin())
      .catch((error: unknown) => app.log.error(error, 'Alerts could not be queued.'))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', () => {
    run();
    timer = setInterval(run, EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
});
