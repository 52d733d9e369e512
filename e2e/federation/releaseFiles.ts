import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The hash of a file, as in the registry. */
export const hashOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The file of a release that contains its routes. */
export const entryOf = async (folder: string): Promise<string> => {
  const name = (await readdir(path.join(folder, 'static'))).find((file) =>
    /^__federation_expose_routes.*\.js$/.test(file),
  );
  return `static/${name}`;
};

/**
 * The entry file of a remote. Only the registry contains its hash, so a build with a changed one is
 * still valid.
 */
export const containerOf = async (folder: string): Promise<string> => {
  const { metaData } = JSON.parse(
    await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'),
  ) as {
    metaData: { remoteEntry: { name: string } };
  };
  return metaData.remoteEntry.name;
};

/** Removes a file of a release with its compressed copies. */
export const remove = async (folder: string, file: string): Promise<void> => {
  for (const ending of ['', '.br', '.gz'])
    await rm(path.join(folder, file + ending), { force: true });
};

/** Replaces a file of a release and removes its compressed copies. */
export const corrupt = async (folder: string, file: string, content: string): Promise<void> => {
  await remove(folder, file);
  await writeFile(path.join(folder, file), content);
};

/** Adds a line to a file of a release or a build. */
export const addTo = async (folder: string, file: string, line: string): Promise<void> =>
  corrupt(folder, file, `${await readFile(path.join(folder, file), 'utf8')}\n${line}`);

/** Adds code to a file of a release, like an attacker. The file still works. */
export const tamperWith = (folder: string, file: string): Promise<void> =>
  addTo(folder, file, file.endsWith('.json') ? '' : ';window.tampered = true;');
