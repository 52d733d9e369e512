import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Kinds of temporary files: of a file, of the pictures of a restore, and of a version. */
type Kind = 'half' | 'restoring' | 'arriving';

/**
 * Name of a temporary file of this process. It contains the pid and the machine, so that others
 * know its owner.
 */
export const temporaryName = (kind: Kind): string =>
  `.${kind}-${process.pid}-${hostname()}-${randomUUID()}`;

const TEMPORARY =
  /^\.(?:half|restoring|arriving)-(?:(?<pid>\d+)-(?<host>.+)-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Age in ms from which files of another machine are stale; no write takes that long. */
const DAY = 24 * 60 * 60 * 1000;

const isRunning = (pid: number): boolean => {
  try {
    // Before its first write, this process can only find files of an earlier one with its pid.
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isLeft = async (
  entry: string,
  { pid, host }: Partial<Record<string, string>>,
): Promise<boolean> => {
  if (pid && host === hostname()) return !isRunning(Number(pid));
  const { mtimeMs } = await stat(entry);
  return mtimeMs < Date.now() - DAY;
};

/** Removes the temporary files of killed processes in a folder, if the folder exists. */
export const removeStaleTemporaryFiles = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const whose = TEMPORARY.exec(name);
    const entry = path.join(folder, name);
    if (whose && (await isLeft(entry, whose.groups ?? {})))
      await rm(entry, { recursive: true, force: true });
  }
};
