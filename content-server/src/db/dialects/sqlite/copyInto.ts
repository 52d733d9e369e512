import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programRoot } from '../../../process/settings/projectRoot';

/**
 * Copies the current state of an SQLite database into a new file, while others continue to write.
 * It runs in its own process, because the driver would block this one during the copy.
 * @param tables whose rows are counted in the copy
 * @returns the number of their rows
 */
export const copyInto = async (
  file: string,
  copy: string,
  tables: readonly string[],
): Promise<number> => {
  const program = join(programRoot(), 'content-server/bin/copyDatabase.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, file, copy, ...tables], {
    env: {},
  });
  return Number(stdout);
};
