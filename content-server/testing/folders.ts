import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files (by path) into a folder. */
export const writeFiles = async (
  folder: string,
  files: Record<string, string | Buffer>,
): Promise<void> => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
};

/** Creates a temporary folder with the given files (by path). @returns its path */
export const folderWith = async (files: Record<string, string | Buffer>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'content-server-test-'));
  await writeFiles(folder, files);
  return folder;
};
