import { setTimeout as wait } from 'node:timers/promises';

/** Polling interval, in ms. */
const POLL_INTERVAL = 200;

const isReady = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
};

/**
 * Waits until all URLs have responded successfully.
 * @returns false if the signal aborted the wait
 */
export const whenReady = async (urls: readonly string[], signal: AbortSignal): Promise<boolean> => {
  for (const url of urls)
    while (!signal.aborted && !(await isReady(url))) await wait(POLL_INTERVAL);
  return !signal.aborted;
};
