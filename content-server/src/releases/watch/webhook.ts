import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WatchedVersion } from './watched';

/** Timeout of one attempt, in ms. */
const ATTEMPT_TIMEOUT = 10_000;
/** Delays before the attempts after the first, in ms. */
const RETRY_DELAYS: readonly number[] = [1_000, 5_000, 30_000];

/** Body of the webhook's request for a version that was rolled back. */
export const rollbackNotice = (
  { remote, newer, older, change }: WatchedVersion,
  reason: string,
  site: string,
) => ({
  event: 'turned-back' as const,
  /** For chats, which show it unchanged. */
  text: `${site}: ${remote} ${newer.version} was turned back to ${older.version}. ${reason}`,
  site,
  remote,
  version: newer.version,
  /** The version that visitors get now. */
  to: older.version,
  /** True when only a share of the visitors had the version. */
  canary: change.action === 'end-canary',
  reason,
  /** UTC ISO 8601. */
  at: new Date().toISOString(),
});

export type RollbackNotice = ReturnType<typeof rollbackNotice>;

const post = async (url: string, notice: RollbackNotice): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT),
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
};

/** Posts the notice to the team's webhook, with a few retries. Does not throw. */
export const postWebhook = async (
  url: string,
  notice: RollbackNotice,
  {
    log,
    signal,
    pauses = RETRY_DELAYS,
  }: { log: FastifyBaseLogger; signal: AbortSignal; pauses?: readonly number[] },
): Promise<void> => {
  for (const pause of [0, ...pauses]) {
    try {
      await setTimeout(pause, undefined, { signal, ref: false });
      return await post(url, notice);
    } catch (error) {
      if (signal.aborted) return;
      log.error(error, 'The team could not be told about a version that was turned back.');
    }
  }
};
