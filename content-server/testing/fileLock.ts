import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Has another process hold the lock for writing on a SQLite file, for a time in ms.
 * @returns a promise of its end, once the lock is held
 */
export const lockFile = async (file: string, time: number): Promise<{ released: Promise<void> }> => {
  const holder = spawn(process.execPath, [join(__dirname, 'holdLock.cjs'), file, String(time)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const released = once(holder, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`The process that holds the lock ended with ${code}.`);
  });
  await Promise.race([once(holder.stdout, 'data'), released]);
  return { released };
};
