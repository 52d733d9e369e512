/**
 * Lets the process continue when the reader of its output has exited, as in `| head -n 1`. Without
 * a listener the failed write would end the process.
 */
export const ignoreGoneReaders = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
