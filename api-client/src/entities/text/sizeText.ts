/** Formats the size of a file: '840 kB', '1.2 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Formats the maximum size of a file: '10 MB' for 10 * 1024 * 1024. */
export const limitText = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
