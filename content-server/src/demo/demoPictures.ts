import { readdir, readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import descriptions from '../../demo/pictures.json';
import { projectRoot } from '../config';
import type { NewFile } from '../pictures/library/rows';
import type { PictureStore } from '../pictures/store';

/** The images of the demo content. */
const FOLDER = 'content-server/demo/pictures';

/** What each image shows, and where its people are if a crop would lose them, by the name of its file. */
const DESCRIBED: Record<string, { alt: string; focus?: string }> = descriptions;

/** A stored demo image. */
interface DemoPicture {
  /** Its file name without the extension. */
  name: string;
  url: string;
  /** As the library lists it. */
  listed: NewFile;
}

/** Stores all demo images. */
export const storeDemoPictures = async (store: PictureStore): Promise<DemoPicture[]> => {
  const folder = join(projectRoot(), FOLDER);
  return Promise.all(
    (await readdir(folder)).map(async (file) => {
      const bytes = await readFile(join(folder, file));
      const { url } = await store.storeAsIs(bytes);
      const { name } = parse(file);
      return { name, url, listed: { file: basename(url), name: file, ...DESCRIBED[name], bytes: bytes.length } };
    }),
  );
};
