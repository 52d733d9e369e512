import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { pictureKind, PICTURE_WIDTHS, type PictureKind, type UploadedPicture } from 'api-client/entities';
import type { PictureStore } from '../demo/contract';
import { writeAtomically } from '../files/writeAtomically';
import { Problem } from '../problem';
import { contentHash, originalFile, variantsOf, type PictureName } from './names';
import { openPicture, render, uprightSize } from './render';

/** Where pictures are served. */
export const PICTURES_PREFIX = '/uploads/';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const answered = (name: PictureName): UploadedPicture => ({
  url: PICTURES_PREFIX + originalFile(name),
  width: name.width,
  height: name.height,
});

type PictureFile = [file: string, content: Uint8Array];

/** Writes a picture's files, the last of them last; none is left when one cannot be written. */
const writeAll = async (files: AsyncIterable<PictureFile>): Promise<void> => {
  const written: string[] = [];
  try {
    for await (const [file, content] of files) {
      await writeAtomically(file, content);
      written.push(file);
    }
  } catch (error) {
    await Promise.all(written.map((file) => rm(file, { force: true })));
    throw error;
  }
};

/**
 * Keeps pictures in a folder under the hash of their content, each with its smaller copies (DECISIONS 11). The original
 * is written last and every file at once or not at all: where it stands, all its copies do, also after a crash.
 * `variants: false` leaves the copies out, for tests that only need something to look at.
 */
export const pictureStore = (folder: string, { variants = true } = {}): PictureStore => {
  /** What is being stored, by hash: where one of two equal uploads fails, it must not remove the other's files. */
  const underWay = new Map<string, Promise<UploadedPicture>>();

  async function* filesOf(picture: Sharp, name: PictureName): AsyncGenerator<PictureFile> {
    // A wider original is kept, but no page shows it (api-client's pictureSource).
    const upright = await render(picture, name.kind, { isShown: name.width <= Math.max(...PICTURE_WIDTHS) });
    for (const { file, kind, width } of variants ? variantsOf(name) : [])
      yield [join(folder, file), await render(picture, kind, { width })];
    yield [join(folder, originalFile(name)), upright];
  }

  const storeOnce = async (bytes: Buffer, kind: PictureKind, hash: string): Promise<UploadedPicture> => {
    const picture = await openPicture(bytes, kind);
    const name: PictureName = { hash, kind, ...(await uprightSize(picture)) };
    if (!(await exists(join(folder, originalFile(name))))) await writeAll(filesOf(picture, name));
    return answered(name);
  };

  return {
    store: async (bytes) => {
      const kind = pictureKind(bytes);
      if (!kind) throw new Problem(415, 'Please choose a JPEG, PNG, WebP or GIF picture.');
      const hash = contentHash(bytes);
      const stored = underWay.get(hash) ?? storeOnce(bytes, kind, hash).finally(() => underWay.delete(hash));
      underWay.set(hash, stored);
      return stored;
    },
  };
};
