import type { VersionHealth } from '../reports/health';

// The rule by which a version is rolled back (docs/operate.md, docs/decisions/0061). A change of a
// threshold changes both pages.
/** Period in which page views and errors count, and in which a new version is watched, in ms. */
export const PERIOD = 24 * 60 * 60_000;
/** Minimum number of networks with an error. One with errors on two days (UTC) counts twice. */
const NETWORKS_MIN = 5;
/** Minimum number of page views. */
const PAGE_VIEWS_MIN = 20;
/** Minimum share of networks with an error among the page views. */
const SHARE_MIN = 0.05;
/** Minimum multiple of the previous version's share. */
const FACTOR_MIN = 3;

type Health = Pick<VersionHealth, 'visits' | 'visitorsWithErrors'>;

const percent = (errors: number, visits: number) =>
  `${((100 * errors) / Math.max(visits, 1)).toFixed(1)}%`;

/**
 * Returns the reason to roll a version back, for the history and the team; undefined if there is
 * none.
 */
export const regressionIn = (newer: Health, older: Health): string | undefined => {
  const { visits, visitorsWithErrors: errors } = newer;
  if (errors < NETWORKS_MIN || visits < PAGE_VIEWS_MIN || errors < SHARE_MIN * visits)
    return undefined;
  if (errors * older.visits < FACTOR_MIN * older.visitorsWithErrors * visits) return undefined;
  const before = `${older.visitorsWithErrors} in ${older.visits} (${percent(older.visitorsWithErrors, older.visits)})`;
  return `${errors} visitors reported an error in ${visits} page views (${percent(errors, visits)}); with the version before ${before}.`;
};
