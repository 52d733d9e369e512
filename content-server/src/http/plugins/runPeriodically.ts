import { setTimeout } from 'node:timers/promises';
import type { FailedRound } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { forgetState, writeSiteState, readSiteState } from '../../db/siteState';
import { OperatorError } from '../../process/operatorError';

/** A task that runs periodically while the server listens. */
interface PeriodicTask {
  /** Pause between two runs, in ms. A failed run is repeated within an hour. */
  every: number;
  /** One run. The signal aborts when the server closes, which waits for the run. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /**
   * The error of a failed run as a sentence, for the log and for administrators on the dashboard.
   */
  failure: string;
  /** Timeout of the wait for a run when the server closes, in ms; none by default. */
  patience?: number;
  /**
   * Timeout of a run, in ms; an hour by default. A longer run has failed, and the next one starts
   * although it may hang.
   */
  limit?: number;
}

const MINUTE = 60_000;
const RETRY = 60 * MINUTE;

/** Prefix of the keys of failed runs in site_state. */
const KEY = 'failed-round: ';

/** `at` is the time of the last failure. */
type StoredFailure = FailedRound & { at: string };

/** Failed runs of all processes of the site that have not succeeded since. */
export const failedRounds = async (database: Database): Promise<FailedRound[]> => {
  const rows = await database
    .selectFrom('site_state')
    .select('value')
    .where('key', 'like', `${KEY}%`)
    .execute();
  // An older one is never repeated: its process has ended, or its setting was removed.
  return rows
    .map(({ value }) => JSON.parse(value) as StoredFailure)
    .filter(({ at }) => Date.parse(at) > Date.now() - 2 * RETRY);
};

/** Runs `work` periodically from when the server listens until it closes, one run at a time. */
export const runPeriodically = (app: FastifyInstance, task: PeriodicTask): void => {
  const { every, work, failure, patience, limit = RETRY } = task;
  const key = KEY + failure;
  const closing = new AbortController();
  const { signal } = closing;
  /** True while the database may have a failed run, at first one of the previous process. */
  let mayBeStored = true;
  let running: Promise<void> | undefined;

  const storeFailure = async (error: unknown) => {
    mayBeStored = true;
    const at = new Date().toISOString();
    const { since = at } = JSON.parse(
      (await readSiteState(app.database, key)) ?? '{}',
    ) as Partial<StoredFailure>;
    const reason = error instanceof OperatorError ? error.message : '';
    await writeSiteState(
      app.database,
      key,
      JSON.stringify({ text: failure, reason, since, at } satisfies StoredFailure),
    );
  };

  const runWithTimeout = async () => {
    const timeout = new AbortController();
    const rejectLate = async () => {
      await setTimeout(limit, undefined, { signal: timeout.signal, ref: false });
      throw new OperatorError(`It took longer than ${limit / MINUTE} minutes.`);
    };
    await Promise.race([work(signal), rejectLate()]).finally(() => timeout.abort());
  };

  const runAll = async () => {
    while (!signal.aborted) {
      let pause = every;
      try {
        await runWithTimeout();
        if (mayBeStored) await forgetState(app.database, key);
        mayBeStored = false;
      } catch (error) {
        pause = Math.min(every, RETRY);
        app.log.error(error, failure);
        if (!signal.aborted) await storeFailure(error).catch(() => undefined);
      }
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };

  app.addHook('onListen', () => {
    running = runAll();
  });
  // Waits, because the database is closed next.
  app.addHook('onClose', async () => {
    closing.abort();
    await (patience === undefined
      ? running
      : Promise.race([running, setTimeout(patience, undefined, { ref: false })]));
  });
};
