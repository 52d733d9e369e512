import { lazy, type ComponentType } from 'react';

/** Delays before the second, third and fourth attempt, in ms. */
const DELAYS_MS = [500, 2_000, 6_000];

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
    for (let attempt = 0; ;) {
      try {
        return await load();
      } catch (error) {
        const ms = DELAYS_MS[attempt];
        if (!navigator.onLine) await online();
        else if (ms === undefined) throw error;
        else await delay(ms);
        attempt += 1;
      }
    }
  });
