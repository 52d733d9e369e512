import { readdir, readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { projectRoot } from '../config';
import type { NewFile } from '../pictures/library/rows';
import type { PictureStore } from '../pictures/store';

/** The images of the demo content. */
const FOLDER = 'content-server/demo/pictures';

/** Where the people are, in the images whose crops would lose them. */
const FOCUS: Record<string, string> = {
  'slide-lake': '76 82',
  'slide-tea': '86 72',
  'slide-savanna': '46 82',
  'slide-lamp': '60 88',
};

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
      return { name, url, listed: { file: basename(url), name: file, focus: FOCUS[name], bytes: bytes.length } };
    }),
  );
};
