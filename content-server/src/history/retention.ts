import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { forgetOldTries } from '../auth/tries';
import { emptyOldTrash } from '../crud/trash';
import { forgetOldChanges } from './forget';

/** How often old entries are removed, in ms. */
const EVERY = 24 * 60 * 60 * 1000;

/** Removes old entries of the trash, of the history and of counted sign-ins, at the start and once a day. */
export const retention = plugin(async (app: FastifyInstance, { historyDays }: { historyDays: number }) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const clean = async () => {
    await emptyOldTrash(app.database);
    await forgetOldChanges(app.database, historyDays);
    await forgetOldTries(app.database);
  };
  const run = () => {
    running = clean().catch((error: unknown) => app.log.error(error, 'Old entries could not be removed.'));
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
