export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

/** Duration of a function, in ms. */
export const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Bytes as kilobytes of 1000. */
export const kB = (bytes: number): number => bytes / 1000;

/** Prints a row of a table: the first column left-aligned, numbers right-aligned, then notes. */
export const printLine = (
  first: string,
  cells: readonly string[],
  notes: readonly string[] = [],
): void =>
  console.log(
    [first.padEnd(46), ...cells.map((cell) => cell.padStart(20)), '  ', notes.join(', ')]
      .join('')
      .trimEnd(),
  );

/** A measurement and its baseline, in the same unit. */
export type Row = [what: string, value: number, beside: number];

/** Prints a table of measurements, baselines and their ratios. */
export const printTable = (
  heads: [string, string, string],
  rows: readonly Row[],
  digits = 1,
): void => {
  console.log();
  printLine(heads[0], [heads[1], heads[2], 'ratio']);
  for (const [what, value, beside] of rows)
    printLine(what, [value.toFixed(digits), beside.toFixed(digits), (value / beside).toFixed(2)]);
};

/** The budgets that were exceeded. */
export const exceeded: string[] = [];

/** Prints whether a value is within its budget, and records exceeded budgets. */
export const printBudget = (isKept: boolean, budget: string): void => {
  console.log(`Budget ${isKept ? 'kept' : 'EXCEEDED'}: ${budget}.`);
  if (!isKept) exceeded.push(budget);
};
