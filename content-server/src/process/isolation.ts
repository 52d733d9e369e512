/** Limits of a child process. */
interface Limits {
  /** Files and folders (with a trailing slash) that it may read: its own program and libraries. */
  reads: readonly string[];
  /** JavaScript heap in MB. */
  heap: number;
}

/**
 * Node's options for a process with untrusted input: it can only read the given files, and cannot
 * write files, start processes or evaluate code from strings.
 */
export const isolation = ({ reads, heap }: Limits): string[] => [
  process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission',
  ...reads.map((path) => `--allow-fs-read=${path}`),
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heap}`,
  '--no-warnings',
];
