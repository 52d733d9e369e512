import { setTimeout } from 'node:timers/promises';
import type { FailedRound } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { forgetState, writeSiteState, readSiteState } from '../../db/siteState';
import { OperatorError } from '../../process/operatorError';

/** Work that is repeated as long as the server listens. */
interface Repeated {
  /** Pause between two rounds, in ms. A round that failed is repeated within an hour. */
  every: number;
  /** One round. The signal aborts when the server closes, which waits for the round. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /**
   * A sentence on what a failed round could not do, for the log and for administrators on the
   * dashboard.
   */
  failure: string;
  /**
   * Longest time that the server waits for a round when it closes, in ms; left out, as long as it
   * takes.
   */
  patience?: number;
  /**
   * Longest time of a round, in ms; an hour by default. A longer one has failed, and the next one
   * begins although it may hang.
   */
  limit?: number;
}

const MINUTE = 60_000;
const RETRY = 60 * MINUTE;

/** Start of the keys in site_state that note failed rounds. */
const KEY = 'failed-round: ';

/** `at` is the time of the last failure. */
type Note = FailedRound & { at: string };

/** Failed rounds of all processes of the site that have not succeeded since. */
export const failedRounds = async (database: Database): Promise<FailedRound[]> => {
  const rows = await database
    .selectFrom('site_state')
    .select('value')
    .where('key', 'like', `${KEY}%`)
    .execute();
  // Of an older one nobody tries again: its process has ended, or its setting has gone.
  return rows
    .map(({ value }) => JSON.parse(value) as Note)
    .filter(({ at }) => Date.parse(at) > Date.now() - 2 * RETRY);
};

/**
 * Does `work` once the server listens, and again and again until it closes: one round after the
 * other.
 */
export const runPeriodically = (app: FastifyInstance, repeated: Repeated): void => {
  const { every, work, failure, patience, limit = RETRY } = repeated;
  const key = KEY + failure;
  const closing = new AbortController();
  const { signal } = closing;
  /** True while the database may have a note; at first that of the process before this one. */
  let isNoted = true;
  let running: Promise<void> | undefined;

  const note = async (error: unknown) => {
    isNoted = true;
    const at = new Date().toISOString();
    const { since = at } = JSON.parse(
      (await readSiteState(app.database, key)) ?? '{}',
    ) as Partial<Note>;
    const reason = error instanceof OperatorError ? error.message : '';
    await writeSiteState(
      app.database,
      key,
      JSON.stringify({ text: failure, reason, since, at } satisfies Note),
    );
  };

  const inTime = async () => {
    const round = new AbortController();
    const late = async () => {
      await setTimeout(limit, undefined, { signal: round.signal, ref: false });
      throw new OperatorError(`It took longer than ${limit / MINUTE} minutes.`);
    };
    await Promise.race([work(signal), late()]).finally(() => round.abort());
  };

  const rounds = async () => {
    while (!signal.aborted) {
      let pause = every;
      try {
        await inTime();
        if (isNoted) await forgetState(app.database, key);
        isNoted = false;
      } catch (error) {
        pause = Math.min(every, RETRY);
        app.log.error(error, failure);
        if (!signal.aborted) await note(error).catch(() => undefined);
      }
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };

  app.addHook('onListen', () => {
    running = rounds();
  });
  // The database is closed next.
  app.addHook('onClose', async () => {
    closing.abort();
    await (patience === undefined
      ? running
      : Promise.race([running, setTimeout(patience, undefined, { ref: false })]));
  });
};
