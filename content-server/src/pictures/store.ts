import { join } from 'node:path';
import { pictureKind, PICTURE_WIDTHS, type UploadedPicture } from '@charity-site/api-client/entities';
import { writeAtomically } from '../files/writeAtomically';
import { Problem } from '../problem';
import { contentHash, originalFile, type PictureName } from './names';
import { exists } from './originals';
import { openPicture, render, uprightSize } from './render';

/** Where pictures are served. */
export const PICTURES_PREFIX = '/uploads/';

const answered = (name: PictureName): UploadedPicture => ({
  url: PICTURES_PREFIX + originalFile(name),
  width: name.width,
  height: name.height,
});

/** Keeps uploaded pictures. */
export interface PictureStore {
  /** Stores an upload: checked, turned upright and without metadata. Throws 413 or 415 for what is not accepted. */
  store: (bytes: Buffer) => Promise<UploadedPicture>;
  /** Stores a picture of our own, byte for byte. */
  storeAsIs: (bytes: Buffer) => Promise<UploadedPicture>;
}

const opened = async (bytes: Buffer) => {
  const kind = pictureKind(bytes);
  if (!kind) throw new Problem(415, 'Please choose a JPEG, PNG, WebP or GIF picture.');
  const picture = await openPicture(bytes, kind);
  const name: PictureName = { hash: contentHash(bytes), kind, ...(await uprightSize(picture)) };
  return { picture, name };
};

/**
 * Keeps pictures in a folder, each under the hash of its content (docs/product.md 6.7). A file is written whole or not at
 * all. Smaller copies are made on demand (see variants.ts).
 */
export const pictureStore = (folder: string): PictureStore => ({
  store: async (bytes) => {
    const { picture, name } = await opened(bytes);
    const original = join(folder, originalFile(name));
    // A wider original is kept, but no page shows it (api-client's pictureSource).
    const isShown = name.width <= Math.max(...PICTURE_WIDTHS);
    if (!(await exists(original))) await writeAtomically(original, await render(picture, name.kind, { isShown }));
    return answered(name);
  },
  storeAsIs: async (bytes) => {
    const { name } = await opened(bytes);
    await writeAtomically(join(folder, originalFile(name)), bytes);
    return answered(name);
  },
});
