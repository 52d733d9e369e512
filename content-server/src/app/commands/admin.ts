import { ignoreGoneReaders } from '../../process/goneReaders';
import { OperatorError } from '../../process/operatorError';
import { isStream } from '../../ops/archive/archiveFile';
import { runCommand } from './commands';

const args = process.argv.slice(2);
ignoreGoneReaders();
try {
  const result = await runCommand(args, process.env, process.stdin);
  // The archive itself may be written to standard output.
  const isWritten = args[0] === 'backup' || args[0] === 'export';
  (isWritten && args[1] && isStream(args[1]) ? process.stderr : process.stdout).write(
    `${result}\n`,
  );
} catch (error) {
  process.stderr.write(
    `${error instanceof OperatorError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
