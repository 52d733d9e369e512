import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const HOLD = `
  const database = new (require('libsql'))(process.argv[1]);
  database.exec('PRAGMA busy_timeout = 10000');
  database.exec('begin immediate');
  process.stdout.write('locked');
  process.stdin.resume().on('end', () => database.exec('rollback'));
`;

/** Has another process take the lock for writing on a SQLite file; answers how to let it go. */
export const lockFile = async (file: string): Promise<() => Promise<void>> => {
  const holder = spawn(process.execPath, ['-e', HOLD, file], {
    cwd: join(__dirname, '..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  const refused = ended.then(([code]) => {
    throw new Error(`The lock was not to be had: the process ended with ${code}.`);
  });
  await Promise.race([once(holder.stdout, 'data'), refused]);
  refused.catch(() => {});
  return async () => {
    holder.stdin.end();
    await ended;
  };
};
