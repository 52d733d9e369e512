import type { VersionHealth } from '../reports/health';

// The rule by which a version is turned back (docs/operate.md, docs/decisions/0061). A change of a
// figure changes both pages.
/** Period in which page views and errors count, and in which a new version is watched, in ms. */
export const PERIOD = 24 * 60 * 60_000;
/**
 * Least number of networks that met an error. One that met errors on two days (UTC) counts twice.
 */
const NETWORKS = 5;
/** Least number of page views. */
const PAGE_VIEWS = 20;
/** Least share of networks with an error among the page views. */
const SHARE = 0.05;
/** Least multiple of the share with the version before. */
const TIMES_BEFORE = 3;

type Health = Pick<VersionHealth, 'visits' | 'visitorsWithErrors'>;

const percent = (errors: number, visits: number) =>
  `${((100 * errors) / Math.max(visits, 1)).toFixed(1)}%`;

/** Returns the reason to turn a version back, for the history and the team, or undefined. */
export const regressionIn = (newer: Health, older: Health): string | undefined => {
  const { visits, visitorsWithErrors: errors } = newer;
  if (errors < NETWORKS || visits < PAGE_VIEWS || errors < SHARE * visits) return undefined;
  if (errors * older.visits < TIMES_BEFORE * older.visitorsWithErrors * visits) return undefined;
  const before = `${older.visitorsWithErrors} in ${older.visits} (${percent(older.visitorsWithErrors, older.visits)})`;
  return `${errors} visitors reported an error in ${visits} page views (${percent(errors, visits)}); with the version before ${before}.`;
};
