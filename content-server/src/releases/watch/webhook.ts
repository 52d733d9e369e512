import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WatchedVersion } from './watched';

/** Time limit of one try, in ms. */
const TIME_LIMIT = 10_000;
/** Pauses before the tries after the first, in ms. */
const PAUSES: readonly number[] = [1_000, 5_000, 30_000];

/** Body of the webhook's request for a version that was turned back. */
export const rollbackNotice = (
  { remote, newer, older, order }: WatchedVersion,
  reason: string,
  site: string,
) => ({
  event: 'turned-back' as const,
  /** For chats: they show it as it is. */
  text: `${site}: ${remote} ${newer.version} was turned back to ${older.version}. ${reason}`,
  site,
  remote,
  version: newer.version,
  /** The version that visitors get. */
  to: older.version,
  /** True when only a share of the visitors had the version. */
  canary: order.action === 'end-canary',
  reason,
  /** UTC ISO 8601. */
  at: new Date().toISOString(),
});

export type RollbackNotice = ReturnType<typeof rollbackNotice>;

const post = async (url: string, news: RollbackNotice): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(news),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
};

/** Sends the news to the team's webhook, a few times when it does not answer. Does not throw. */
export const postWebhook = async (
  url: string,
  news: RollbackNotice,
  {
    log,
    signal,
    pauses = PAUSES,
  }: { log: FastifyBaseLogger; signal: AbortSignal; pauses?: readonly number[] },
): Promise<void> => {
  for (const pause of [0, ...pauses]) {
    try {
      await setTimeout(pause, undefined, { signal, ref: false });
      return await post(url, news);
    } catch (error) {
      if (signal.aborted) return;
      log.error(error, 'The team could not be told about a version that was turned back.');
    }
  }
};
