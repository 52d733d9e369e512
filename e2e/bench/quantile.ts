/** The quantile of some numbers. @param share from 0 to 1 */
export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
