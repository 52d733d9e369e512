import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a JSON file holds; undefined where there is none. Throws when it holds no JSON. */
export const readJsonFile = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Puts a JSON file in place by an atomic rename: a reader sees what was or what is, and nothing between. */
export const writeJsonFile = async (file: string, value: unknown): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(fresh, `${JSON.stringify(value, null, 2)}\n`, { flush: true });
    await rename(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
};
