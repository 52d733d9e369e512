import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs';

/**
 * Lets Linux end a child process before the server when memory is short. The server starts the
 * child again; a server that is ended is away for everybody. Other systems have no such file.
 */
export const killFirst = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) writeFile(`/proc/${pid}/oom_score_adj`, '1000', () => undefined);
};
