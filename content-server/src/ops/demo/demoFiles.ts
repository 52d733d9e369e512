import { readdir, readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import descriptions from '../../../demo/pictures.json';
import { programRoot } from '../../process/settings/projectRoot';
import type { NewFile } from '../../media/library/rows';
import type { PictureStore } from '../../media/pictures/store';

const FOLDER = 'content-server/demo';

/**
 * Alternative text and caption of each image by file name, and its focal point if a crop would cut
 * off people.
 */
const DESCRIBED: Record<string, { alt: string; caption?: string; focus?: string }> = descriptions;

/** A stored demo file. */
interface DemoFile {
  /** An image's file name without the extension; a document's whole file name. */
  name: string;
  url: string;
  /** Its entry in the library. */
  listed: NewFile;
}

/** Stores all files of a folder. */
const storeAll = async (
  folder: string,
  extension: string,
  store: (file: string, bytes: Buffer) => Promise<DemoFile>,
): Promise<DemoFile[]> => {
  const place = join(programRoot(), FOLDER, folder);
  const files = (await readdir(place)).filter((file) => file.endsWith(extension));
  return Promise.all(files.map(async (file) => store(file, await readFile(join(place, file)))));
};

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

export const storeDemoDocuments = (store: PictureStore): Promise<DemoFile[]> =>
  storeAll('documents', '.pdf', async (file, bytes) => {
    const url = await store.storeDocument(bytes);
    return { name: file, url, listed: { file: basename(url), name: file, bytes: bytes.length } };
  });
