import { siteConfig } from '@charity-site/api-client/http';
import { useSyncExternalStore } from 'react';
import { dayOf } from './format';

/**
 * Formats the current day only after the day of the server render is over, because `Intl` is slow
 * to start.
 */
const now = (): string => {
  const { today, todayEnds = 0 } = siteConfig();
  return today && Date.now() < todayEnds ? today : dayOf(new Date().toISOString());
};

/** The day can change while a page is open, but that does not justify a timer. */
const never = () => () => {};

/**
 * The current day in the site's zone, as `YYYY-MM-DD`. During hydration it is the day of the server
 * render, so that the markup matches; a cached page is corrected right after.
 */
export function useToday(): string {
  return useSyncExternalStore(never, now, () => siteConfig().today ?? now());
}
