/**
 * Lets the program go on when the reader of its output or its errors has gone, as in `| head -n 1`:
 * without a listener the failed write would end it halfway through its start or its work.
 */
export const ignoreGoneReaders = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};
