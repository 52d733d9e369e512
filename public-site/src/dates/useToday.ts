import { siteConfig } from '@charity-site/api-client/http';
import { useSyncExternalStore } from 'react';
import { dayOf } from './format';

/**
 * Asks for the day only when the one on which the server rendered the page is over, because `Intl`
 * takes long to start.
 */
const now = (): string => {
  const { today, todayEnds = 0 } = siteConfig();
  return today && Date.now() < todayEnds ? today : dayOf(new Date().toISOString());
};

/** The day only changes while a page is open, which is not worth a timer. */
const never = () => () => {};

/**
 * The site's current day, as `YYYY-MM-DD`. On the server and in the first browser render it is the
 * day on which the server rendered the page, so that both are equal; a page from a cache is
 * corrected right after.
 */
export function useToday(): string {
  return useSyncExternalStore(never, now, () => siteConfig().today ?? now());
}
