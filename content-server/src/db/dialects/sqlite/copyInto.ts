import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../process/settings/projectRoot';

/**
 * Writes an SQLite database as it is at this moment into a new file, while others keep writing. A
 * process of its own does it, because the driver would stop this one until all is copied.
 * @param tables whose rows are counted in the copy
 * @returns the number of their rows
 */
export const copyInto = async (
  file: string,
  copy: string,
  tables: readonly string[],
): Promise<number> => {
  const program = join(projectRoot(), 'content-server/bin/copyDatabase.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, file, copy, ...tables], {
    env: {},
  });
  return Number(stdout);
};
