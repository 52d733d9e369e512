import type { Database } from '../../db/database';
import { writeSiteState, readSiteState } from '../../db/siteState';
import { OperatorError } from '../../process/operatorError';

const DAY = 24 * 60 * 60 * 1000;

/** A clock that is further ahead of the last purge may be wrong, in ms. */
const AHEAD_MAX = 7 * DAY;

/** Key in site_state: the time of the last purge and, while the clock is in doubt, since when. */
const KEY = 'last-removal';

const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/**
 * Allows the purge of history and trash, unless the clock is far ahead of the last purge. After a
 * day without a correction the clock counts as right: the site was switched off.
 * @throws OperatorError while the clock is in doubt
 */
export const requireRightClock = async (database: Database, now = new Date()): Promise<void> => {
  const at = now.toISOString();
  const [last = at, earlier = at] = ((await readSiteState(database, KEY)) ?? at).split(' ');
  const since = earlier < at ? earlier : at;
  const isDoubted = between(last, at) > AHEAD_MAX && between(since, at) < DAY;
  await writeSiteState(database, KEY, isDoubted ? `${last} ${since}` : at);
  if (isDoubted)
    throw new OperatorError(
      `The clock of the server may be wrong: it says ${at.slice(0, 10)}, and old data was last removed on ${last.slice(0, 10)}. If it is right, the old data goes within a day.`,
    );
};
