/** A measurement and its baseline, in the same unit. */
export interface Row {
  what: string;
  value: number;
  beside: number;
  digits?: number;
}

/** A text table of measurements, baselines and their ratios. */
export const table = (heads: [string, string, string], rows: Row[]): string => {
  const lines = [
    [...heads, 'ratio'],
    ...rows.map(({ what, value, beside, digits = 0 }) => [
      what,
      value.toFixed(digits),
      beside.toFixed(digits),
      (value / beside).toFixed(2),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
};

/** Bytes as kilobytes of 1000. */
export const kB = (bytes: number): number => bytes / 1000;
