/** Limits of a child process. */
interface Limits {
  /**
   * The files that it may read, and folders with a slash at the end: its own program and libraries.
   */
  reads: readonly string[];
  /** Heap of JavaScript in MB. */
  heap: number;
}

/**
 * Node's options for a process that works on what the server does not trust: it reads the given
 * files and nothing else of the machine, writes no file, starts no process and makes no code from
 * text.
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
