/** Measured values by range: how many were up to a limit, and above the limit before. */
export type Histogram = readonly { upTo: number; count: number }[];

/** The number of values in a histogram. */
export const sizeOf = (histogram: Histogram): number => histogram.reduce((sum, { count }) => sum + count, 0);

/** The probability that a normally distributed value is at least z; erfc by Chebyshev fitting, relative error below 1.2e-7. */
const upperTail = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const series = terms.reduceRight((sum, term) => sum * t + term, 0);
  const tail = (t * Math.exp(-x * x + series)) / 2;
  return z >= 0 ? tail : 1 - tail;
};

/** Comparison of two histograms. */
export interface Comparison {
  /** Share of comparisons in which a value of the first is larger than one of the second; equal ones count half. */
  larger: number;
  /** Probability of that share, or a larger one, by chance alone. */
  probability: number;
}

/** The Mann-Whitney test, one-sided, with the correction for ties: values of one range are equal. Both have values. */
export const compareValues = (first: Histogram, second: Histogram): Comparison => {
  const [n, m] = [sizeOf(first), sizeOf(second)];
  const countIn = (histogram: Histogram, limit: number) => histogram.find(({ upTo }) => upTo === limit)?.count ?? 0;
  const limits = [...new Set([...first, ...second].map(({ upTo }) => upTo))].sort((a, b) => a - b);
  let [wins, below, ties] = [0, 0, 0];
  for (const limit of limits) {
    const [mine, theirs] = [countIn(first, limit), countIn(second, limit)];
    wins += mine * (below + theirs / 2);
    below += theirs;
    ties += (mine + theirs) ** 3 - (mine + theirs);
  }
  const total = n + m;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  const z = variance > 0 ? (wins - (n * m) / 2) / Math.sqrt(variance) : 0;
  return { larger: wins / (n * m), probability: upperTail(z) };
};
