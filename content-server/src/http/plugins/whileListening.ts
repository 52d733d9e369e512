import { setTimeout as pause } from 'node:timers/promises';
import type { FailedRound } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { forgetState, setState, stateOf } from '../../db/siteState';
import { OperatorError } from '../../process/operatorError';

/** Work that is repeated as long as the server listens. */
interface Repeated {
  /** Pause between two rounds, in ms. A round that failed is repeated within an hour. */
  every: number;
  /** Longest time of a round, in ms. A longer one has failed, and the next one begins although it may still hang. */
  limit: number;
  /** One round. The signal aborts when the server closes, which waits for the round, or when its time is over. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /** A sentence on what a failed round could not do, for the log and for administrators on the dashboard. */
  failure: string;
  /** Longest time that the server waits for a round when it closes, in ms; left out, as long as the round may take. */
  patience?: number;
}

const MINUTE = 60_000;
const RETRY = 60 * MINUTE;

/** Start of the keys in site_state that note failed rounds. */
const KEY = 'failed-round: ';

/** `until` is the time at which the next round has succeeded, or nobody does it any more. */
type Note = FailedRound & { until: string };

/** What rounds of any process of the site could not do, and have not done since. */
export const failedRounds = async (database: Database): Promise<FailedRound[]> => {
  const rows = await database.selectFrom('site_state').select('value').where('key', 'like', `${KEY}%`).execute();
  return rows.map(({ value }) => JSON.parse(value) as Note).filter(({ until }) => Date.parse(until) > Date.now());
};

/** Does `work` once the server listens, and again and again until it closes: one round after the other. */
export const whileListening = (app: FastifyInstance, { every, limit, work, failure, patience }: Repeated): void => {
  const key = KEY + failure;
  let ending = new AbortController();
  let isClosed = false;
  /** True while the database may have a note; at first that of the process before this one. */
  let isNoted = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;

  const note = async (error: unknown) => {
    isNoted = true;
    const now = new Date();
    const earlier = JSON.parse((await stateOf(app.database, key)) ?? '{}') as Partial<Note>;
    const value: Note = {
      text: failure,
      reason: error instanceof OperatorError ? error.message : '',
      since: earlier.since ?? now.toISOString(),
      until: new Date(now.getTime() + Math.min(every, RETRY) + limit + MINUTE).toISOString(),
    };
    await setState(app.database, key, JSON.stringify(value));
  };

  const inTime = async () => {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise((_resolve, reject) => {
      late = setTimeout(() => {
        ending.abort();
        ending = new AbortController();
        reject(new OperatorError(`It took longer than ${limit / MINUTE} minutes.`));
      }, limit).unref();
    });
    try {
      await Promise.race([work(ending.signal), tooLate]);
    } finally {
      clearTimeout(late);
    }
  };

  const round = async () => {
    let next = every;
    try {
      await inTime();
      if (isNoted) await forgetState(app.database, key);
      isNoted = false;
    } catch (error) {
      next = Math.min(every, RETRY);
      app.log.error(error, failure);
      if (!isClosed) await note(error).catch(() => undefined);
    }
    if (!isClosed) timer = setTimeout(run, next).unref();
  };
  const run = () => {
    running = round();
  };

  app.addHook('onListen', run);
  // The database is closed next.
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    ending.abort();
    await (patience === undefined ? running : Promise.race([running, pause(patience, undefined, { ref: false })]));
  });
};
