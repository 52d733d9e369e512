import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Work that is repeated as long as the server listens. */
interface Repeated {
  /** Pause between two starts, in ms. A round that takes longer delays the next one. */
  every: number;
  /** One round. The signal aborts when the server closes, which waits for the round. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /** Log message when a round fails. */
  failure: string;
  /** Longest time that the server waits for a round when it closes, in ms; left out, as long as it takes. */
  patience?: number;
}

/** Does `work` once the server listens, and again and again until it closes: one round at a time. */
export const whileListening = (app: FastifyInstance, { every, work, failure, patience }: Repeated): void => {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= work(closing.signal)
      .catch((error: unknown) => app.log.error(error, failure))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', () => {
    run();
    timer = setInterval(run, every).unref();
  });
  // The database is closed next.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await (patience === undefined ? running : Promise.race([running, setTimeout(patience, undefined, { ref: false })]));
  });
};
