import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { killFirst } from '../process/killFirst';
import { OperatorError } from '../process/operatorError';
import { programRoot } from '../process/settings/projectRoot';

/**
 * Runs `admin verify` on a folder of snapshots, in a process of its own: its memory ends with it.
 * @throws OperatorError with the output of the command
 */
export const tryBackup = async (folder: string): Promise<void> => {
  const program = join(programRoot(), 'content-server/bin/admin.js');
  const run = promisify(execFile)(process.execPath, [program, 'verify', folder]);
  killFirst(run.child);
  await run.catch(({ stderr }: { stderr: string }) => {
    throw new OperatorError(stderr.trim());
  });
};
