import type { Vital } from './kinds';

/** Upper limits of the classes in which times are counted, in ms. */
const TIMES = [100, 200, 300, 500, 800, 1200, 1800, 2500, 3200, 4000, 5000, 6500, 8000, 10_000, 15_000, 30_000];

/** The same for layout shifts, in thousandths. */
const SHIFTS = [10, 25, 50, 100, 150, 250, 400, 1000];

/**
 * The class of a measured value: its upper limit, in ms or in thousandths of a layout shift. Values above all limits, which
 * anybody can send, count in the highest class.
 */
export const upToOf = (vital: Vital, value: number): number => {
  const limits = vital === 'CLS' ? SHIFTS : TIMES;
  const measured = vital === 'CLS' ? value * 1000 : value;
  return limits.find((limit) => measured <= limit) ?? (limits.at(-1) as number);
};

/** The value that a share of all values do not exceed, from counts by class; undefined without values. */
export const quantile = (counts: readonly { upTo: number; count: number }[], share: number): number | undefined => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { upTo, count } of counts) {
    below += count;
    if (below >= share * total && total > 0) return upTo;
  }
  return undefined;
};
