/** Logarithms of the first factorials. */
const SMALL: readonly number[] = Array.from({ length: 257 }).reduce<number[]>(
  (sums, _one, index) => [...sums, index === 0 ? 0 : (sums[index - 1] ?? 0) + Math.log(index)],
  [],
);

/** The logarithm of n!; Stirling's series from 257 on, with an error below 1e-12. */
const logFactorial = (n: number): number =>
  SMALL[n] ?? n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Number of hits among a number of tries. */
export interface Share {
  hits: number;
  tries: number;
}

/**
 * Fisher's exact test, one-sided: how probable so many hits among the first tries, or more, are by chance alone, when both
 * have the same probability of a hit.
 */
export const probabilityOfMore = (first: Share, second: Share): number => {
  const hits = first.hits + second.hits;
  const tries = first.tries + second.tries;
  const all = logChoose(tries, hits);
  let sum = 0;
  for (let k = first.hits; k <= Math.min(first.tries, hits); k += 1) {
    if (hits - k > second.tries) continue;
    sum += Math.exp(logChoose(first.tries, k) + logChoose(second.tries, hits - k) - all);
  }
  return Math.min(1, sum);
};
