import { readdir, readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import descriptions from '../../../demo/pictures.json';
import { projectRoot } from '../../process/settings/projectRoot';
import type { NewFile } from '../../media/library/rows';
import type { PictureStore } from '../../media/pictures/store';

/** The files of the demo content. */
const FOLDER = 'content-server/demo';

/**
 * Alternative text and caption of each image, and the position of its people if a crop would lose
 * them, by the name of its file.
 */
const DESCRIBED: Record<string, { alt: string; caption?: string; focus?: string }> = descriptions;

/** A stored demo file. */
interface DemoFile {
  /** An image's file name without the extension; a document's whole file name. */
  name: string;
  url: string;
  /** As the library lists it. */
  listed: NewFile;
}

/** Reads the files of a folder and stores each of them. */
const storeAll = async (
  folder: string,
  extension: string,
  store: (file: string, bytes: Buffer) => Promise<DemoFile>,
): Promise<DemoFile[]> => {
  const place = join(projectRoot(), FOLDER, folder);
  const files = (await readdir(place)).filter((file) => file.endsWith(extension));
  return Promise.all(files.map(async (file) => store(file, await readFile(join(place, file)))));
};

/** Stores all demo images. */
export const storeDemoPictures = (store: PictureStore): Promise<DemoFile[]> =>
  storeAll('pictures', '.webp', async (file, bytes) => {
    const { url } = await store.storeAsIs(bytes);
    const { name } = parse(file);
    return {
      name,
      url,
      listed: { file: basename(url), name: file, ...DESCRIBED[name], bytes: bytes.length },
    };
  });

/** Stores all demo documents. */
export const storeDemoDocuments = (store: PictureStore): Promise<DemoFile[]> =>
  storeAll('documents', '.pdf', async (file, bytes) => {
    const url = await store.storeDocument(bytes);
    return { name: file, url, listed: { file: basename(url), name: file, bytes: bytes.length } };
  });
