import { readConfig } from '../process/settings/config';
import { ignoreGoneReaders } from '../process/goneReaders';
import { OperatorError } from '../process/operatorError';
import { runServer } from './run';

/** Explains why the server cannot start. */
const reason = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `The address is taken by another program. Set PORT to a free one.\n${message}`;
  return error instanceof Error ? (error.stack ?? message) : String(error);
};

ignoreGoneReaders();
try {
  // The smoke test starts a server on a folder that must not change.
  await runServer(readConfig(), { releasesShell: !process.argv.includes('--release-nothing') });
} catch (error) {
  process.stderr.write(`The content server cannot start. ${reason(error)}\n`);
  process.exit(1);
}
