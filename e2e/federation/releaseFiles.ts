import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file of a release that holds its routes. */
export const entryOf = async (folder: string): Promise<string> => {
  const name = (await readdir(path.join(folder, 'static'))).find((file) =>
    /^__federation_expose_routes.*\.js$/.test(file),
  );
  return `static/${name}`;
};

/** Removes a file of a release, its ready-compressed copies too. */
export const remove = async (folder: string, file: string): Promise<void> => {
  for (const ending of ['', '.br', '.gz']) await rm(path.join(folder, file + ending), { force: true });
};

/** Replaces a file of a release, its ready-compressed copies too. */
export const spoil = async (folder: string, file: string, content: string): Promise<void> => {
  await remove(folder, file);
  await writeFile(path.join(folder, file), content);
};

/** Adds to a file of a release what an intruder would: it runs as before, and does more. */
export const tamperWith = async (folder: string, file: string): Promise<void> => {
  const content = await readFile(path.join(folder, file), 'utf8');
  const more = file.endsWith('.json') ? '\n' : '\n;window.tampered = true;';
  await spoil(folder, file, content + more);
};
