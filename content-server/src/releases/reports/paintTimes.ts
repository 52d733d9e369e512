/** Upper limits of the buckets of times, in ms. */
const BUCKETS = [
  100, 200, 300, 500, 800, 1200, 1800, 2500, 3200, 4000, 5000, 6500, 8000, 10_000, 15_000, 30_000,
];

/**
 * Upper limit of a time's bucket, in ms. Times above all limits, which anybody can send, count in
 * the highest bucket.
 */
export const histogramBucket = (time: number): number =>
  BUCKETS.find((limit) => time <= limit) ?? (BUCKETS.at(-1) as number);

/**
 * The value that a share of all values do not exceed, from counts by bucket; undefined without
 * values.
 */
export const quantile = (
  counts: readonly { upTo: number; count: number }[],
  share: number,
): number | undefined => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { upTo, count } of counts) {
    below += count;
    if (below >= share * total && total > 0) return upTo;
  }
  return undefined;
};
