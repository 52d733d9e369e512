import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureKind, PICTURE_WIDTHS, type UploadedPicture } from 'api-client/entities';
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

/**
 * Keeps pictures in a folder under the hash of their content, each with its smaller copies (DECISIONS 11). The original
 * is written last and every file at once or not at all: where it stands, all its copies do, also after a crash.
 * `variants: false` leaves the copies out, for tests that only need something to look at.
 */
export const pictureStore = (folder: string, { variants = true } = {}): PictureStore => ({
  store: async (bytes) => {
    const kind = pictureKind(bytes);
    if (!kind) throw new Problem(415, 'Please choose a JPEG, PNG, WebP or GIF picture.');
    const picture = await openPicture(bytes, kind);
    const name: PictureName = { hash: contentHash(bytes), kind, ...(await uprightSize(picture)) };
    const original = join(folder, originalFile(name));
    if (await exists(original)) return answered(name);
    // A wider original is kept, but no page shows it (api-client's pictureSource).
    const upright = await render(picture, kind, { isShown: name.width <= Math.max(...PICTURE_WIDTHS) });
    for (const variant of variants ? variantsOf(name) : [])
      await writeAtomically(join(folder, variant.file), await render(picture, variant.kind, { width: variant.width }));
    await writeAtomically(original, upright);
    return answered(name);
  },
});
