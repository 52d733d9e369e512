import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_FOLDER } from './buildFiles';

/** True if a file of a build is for the server only. */
export const isForServer = (file: string): boolean => file.startsWith(`${SERVER_FOLDER}/`);

/** Subresource integrity of a file's content. */
export const hashOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** True for a compressed copy of another file of a build. */
export const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** The files of a build. Names are relative to its folder, with `/`. */
export interface BuildFiles {
  /** All files, with their compressed copies. */
  files: string[];
  /** Subresource integrity of each file, except compressed copies. */
  integrity: Record<string, string>;
  /** A hash of all content, without `beside` and compressed copies. */
  content: string;
}

/**
 * The files below a folder, sorted, with `/`. Hidden files are left out because browsers never
 * fetch them.
 */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
};

/**
 * Reads the files of a build and hashes them.
 * @param beside a file whose content is not part of the build's hash
 */
export const readBuild = async (folder: string, beside?: string): Promise<BuildFiles> => {
  const files = await filesBelow(folder);
  const integrity: Record<string, string> = {};
  const whole = createHash('sha256');
  for (const file of files.filter((one) => !isCompressed(one))) {
    const content = await readFile(path.join(folder, file));
    integrity[file] = hashOf(content);
    if (file !== beside) whole.update(file).update('\0').update(content).update('\0');
  }
  return { files, integrity, content: whole.digest('hex').slice(0, 10) };
};

/**
 * The transfer sizes of a build for its record (brotli if available).
 * @param first files that every first visit fetches
 */
export const sizesOf = async (
  folder: string,
  { files, integrity }: BuildFiles,
  first: readonly string[],
) => {
  const served = Object.keys(integrity).filter((file) => !isForServer(file));
  const sizeOf = async (file: string): Promise<number> => {
    const sent = files.includes(`${file}.br`) ? `${file}.br` : file;
    return (await stat(path.join(folder, sent))).size;
  };
  const bytesOf = async (names: readonly string[]): Promise<number> =>
    (await Promise.all(names.map(sizeOf))).reduce((sum, size) => sum + size, 0);
  return {
    files: served.length,
    bytes: await bytesOf(served),
    firstBytes: await bytesOf(first),
    scripts: await bytesOf(served.filter((file) => file.endsWith('.js'))),
    styles: await bytesOf(served.filter((file) => file.endsWith('.css'))),
  };
};
