import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { projectRoot } from '../config';
import type { PictureStore } from '../pictures/store';

/** The demo content's images, drawn for it and named by what they show. */
const FOLDER = 'content-server/demo/pictures';

/** Stores every demo image; answers the address of each by its file's name. */
export const storeDemoPictures = async (store: PictureStore): Promise<Map<string, string>> => {
  const folder = join(projectRoot(), FOLDER);
  const stored = (await readdir(folder)).map(async (file): Promise<[name: string, url: string]> => {
    const { url } = await store.storeAsIs(await readFile(join(folder, file)));
    return [parse(file).name, url];
  });
  return new Map(await Promise.all(stored));
};
