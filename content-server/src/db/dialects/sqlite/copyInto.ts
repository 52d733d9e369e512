import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../../process/settings/projectRoot';

/**
 * Writes an SQLite database as it is at this moment into a new file, while others keep writing. A process of its own does it,
 * because the driver would stop this one until all is copied.
 * @param tables whose rows are counted in the copy
 * @returns the number of their rows
 */
export const copyInto = async (file: string, copy: string, tables: readonly string[]): Promise<number> => {
  const child = fork(join(projectRoot(), 'content-server/bin/copyDatabase.cjs'), [file, copy, ...tables], {
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  let rows: unknown;
  child.on('message', (message) => {
    rows = message;
  });
  await once(child, 'close');
  if (typeof rows !== 'number') throw new Error(`The database could not be copied. ${said.trim()}`);
  return rows;
};
