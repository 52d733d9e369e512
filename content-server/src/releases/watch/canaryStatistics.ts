import type { VersionHealth } from '../reports/health';
import { probabilityOfMore, type Share } from './fisher';
import { compareValues, sizeOf, type Histogram } from './mannWhitney';

/** Page views of each version from which on they are compared, and reported paints. */
const ENOUGH = 20;
/** Probability with which a version as good as the one before may be turned back, over all comparisons of a kind. */
const LEVEL = 0.001;
/** A rise of the share of visits with an error below this does not matter, however certain it is. */
const RISE = 0.01;
/**
 * Least share of comparisons in which a page of the version is slower than one of the version before: 0.5 is equally
 * fast.
 */
const SLOWER = 0.65;

/**
 * The probability that one comparison may use. Versions are compared again and again while visitors come, so each doubling of
 * their number gets a part, and all parts together are the level.
 */
const levelAt = (visitors: number): number => {
  const doublings = Math.floor(Math.log2(visitors / ENOUGH));
  return LEVEL / ((doublings + 1) * (doublings + 2));
};

const errorsIn = ({ visits, visitorsWithErrors }: VersionHealth): Share => ({
  hits: Math.min(visitorsWithErrors, visits),
  tries: visits,
});

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const moreErrors = (newer: VersionHealth, older: VersionHealth): string | undefined => {
  const [now, before] = [errorsIn(newer), errorsIn(older)];
  if (Math.min(now.tries, before.tries) < ENOUGH) return undefined;
  const [share, shareBefore] = [now.hits / now.tries, before.hits / before.tries];
  if (share < shareBefore + RISE) return undefined;
  if (probabilityOfMore(now, before) >= levelAt(now.tries)) return undefined;
  return `${now.hits} visitors reported an error in ${now.tries} page views (${percent(share)}); with the version before ${before.hits} in ${before.tries} (${percent(shareBefore)}).`;
};

/** The limit of the range that has the middle value. */
const medianOf = (histogram: Histogram): number => {
  let left = sizeOf(histogram) / 2;
  const sorted = [...histogram].sort((a, b) => a.upTo - b.upTo);
  return sorted.find(({ count }) => (left -= count) <= 0)?.upTo ?? 0;
};

const slower = (newer: VersionHealth, older: VersionHealth): string | undefined => {
  const [now, before] = [newer.largestPaints, older.largestPaints];
  if (Math.min(sizeOf(now), sizeOf(before)) < ENOUGH) return undefined;
  const { larger, probability } = compareValues(now, before);
  if (larger < SLOWER || probability >= levelAt(sizeOf(now))) return undefined;
  return `Its pages show their main content later: half of them within ${medianOf(now)} ms, with the version before within ${medianOf(before)} ms.`;
};

/**
 * Why a version has to be turned back: visitors report significantly more errors than with the version before, or its pages
 * are significantly slower (docs/decisions/0028). Undefined when there is no reason, or not enough visitors to know.
 */
export const reasonAgainst = (newer: VersionHealth, older: VersionHealth): string | undefined =>
  moreErrors(newer, older) ?? slower(newer, older);
