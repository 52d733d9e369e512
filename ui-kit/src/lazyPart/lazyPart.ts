import { lazy, type ComponentType } from 'react';

/** Pauses before the second, third and fourth try, in milliseconds. */
const PAUSES = [500, 2_000, 6_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const online = () => new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/**
 * React's `lazy` for a part inside a page. React keeps a failed part for good and takes the page down with it; so a part
 * that is lost on a thin line is asked for again, and without a connection it waits.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
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
