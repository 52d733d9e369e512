import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { projectRoot } from '../config';
import type { PictureStore } from '../pictures/store';

/** The images of the demo content. */
const FOLDER = 'content-server/demo/pictures';

/** Stores all demo images. @returns their addresses by file name */
export const storeDemoPictures = async (store: PictureStore): Promise<Map<string, string>> => {
  const folder = join(projectRoot(), FOLDER);
  const stored = (await readdir(folder)).map(async (file): Promise<[name: string, url: string]> => {
    const { url } = await store.storeAsIs(await readFile(join(folder, file)));
    return [parse(file).name, url];
  });
  return new Map(await Promise.all(stored));
};
