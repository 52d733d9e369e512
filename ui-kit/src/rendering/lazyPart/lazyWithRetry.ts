import { lazy, type ComponentType } from 'react';

/** Pauses before the second, third and fourth try, in milliseconds. */
const PAUSES = [500, 2_000, 6_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const online = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('online', () => resolve(), { once: true }),
  );

/**
 * `React.lazy` with retries, for parts inside a page. React caches a failed load, which then breaks
 * the page; this one retries, and waits while there is no connection.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    for (let tries = 0; ;) {
      try {
        return await load();
      } catch (error) {
        const ms = PAUSES[tries];
        if (!navigator.onLine) await online();
        else if (ms === undefined) throw error;
        else await pause(ms);
        tries += 1;
      }
    }
  });
