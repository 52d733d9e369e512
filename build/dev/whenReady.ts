import { setTimeout as wait } from 'node:timers/promises';

/** How often an address is tried, in ms. */
const PAUSE = 200;

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
};

/**
 * Waits until every one of some addresses has answered with success.
 * @returns false when the signal ended the waiting
 */
export const whenReady = async (urls: readonly string[], signal: AbortSignal): Promise<boolean> => {
  for (const url of urls) while (!signal.aborted && !(await answers(url))) await wait(PAUSE);
  return !signal.aborted;
};
