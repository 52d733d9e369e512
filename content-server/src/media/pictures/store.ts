import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type PictureKind,
  isHeic,
  isPdf,
  isShownWhole,
  pictureKind,
  type UploadedPicture,
} from '@charity-site/api-client/entities';
import type { Database } from '../../db/database';
import { isWithdrawn } from '../../db/withdrawnPictures';
import { HttpError } from '../../http/httpError';
import { heicDecoder } from './heicDecoder';
import { UPLOADS, withTemporaryFolder, type FileStore } from '../files/fileStore';
import { contentHash, originalFile, type PictureName } from '../../content/files/pictureNames';
import { freeMemory, measure, placeholderColours, render } from './render';

const KINDS: readonly PictureKind[] = ['jpg', 'png', 'webp', 'gif'];

/**
 * Path of the stored original with a stem (`<hash>-<width>x<height>`) and its format; undefined if
 * it does not exist. Names of older files have no zeros in the size.
 */
export const originalOf = async (
  files: FileStore,
  stem: string,
): Promise<{ file: string; kind: PictureKind } | undefined> => {
  const earlier = stem.replace(/([-x])0+(?=\d)/g, '$1');
  for (const name of new Set([stem, earlier]))
    for (const kind of KINDS) {
      const file = await files.get(`${UPLOADS}${name}.${kind}`);
      if (file !== undefined) return { file, kind };
    }
  return undefined;
};

/** URL prefix of uploaded images. */
export const PICTURES_PREFIX = '/uploads/';

const toUploadedPicture = (name: PictureName): UploadedPicture => ({
  url: PICTURES_PREFIX + originalFile(name),
  width: name.width,
  height: name.height,
});

/** Stores uploaded images and documents. */
export type PictureStore = ReturnType<typeof pictureStore>;

/**
 * Stores images and documents under their content hash (docs/product.md 6.7). Variants are
 * generated on demand (see variants.ts).
 * @param database has the withdrawn pictures, which are rejected
 * @param free free memory in bytes; larger pictures are rejected before they are decoded
 */
export const pictureStore = (files: FileStore, database?: Database, free = freeMemory) => {
  const decodeHeic = heicDecoder();
  const read = async (file: string, hash: string, kind?: PictureKind) => {
    if (!kind) throw new HttpError(415, 'Please choose a JPEG, PNG, WebP or GIF picture.');
    const size = await measure(file, free(), { kind });
    const name: PictureName = { hash, kind, ...size, colours: await placeholderColours(file) };
    return { file, kind, name };
  };
  const requireConsent = (hash: string) => {
    if (database && isWithdrawn(database, hash))
      throw new HttpError(
        409,
        'Somebody in this picture has withdrawn their consent. It cannot be used any more.',
      );
  };

  return {
    /**
     * Validates an upload, rotates it, removes metadata and stores it; HEIC becomes JPEG. Throws
     * 413 or 415 for unsupported files, and the errors of heicDecoder.
     */
    store: async (bytes: Buffer): Promise<UploadedPicture> => {
      const hash = contentHash(bytes);
      requireConsent(hash);
      return withTemporaryFolder(files, async (folder) => {
        const source = join(folder, 'upload');
        await writeFile(source, bytes);
        const picture = isHeic(bytes)
          ? await read(await decodeHeic(source, free()), hash, 'jpg')
          : await read(source, hash, pictureKind(bytes));
        const original = UPLOADS + originalFile(picture.name);
        if (!(await files.exists(original)))
          await files.put(
            original,
            await render(picture, picture.kind, { isShown: isShownWhole(picture.name) }),
          );
        return toUploadedPicture(picture.name);
      });
    },
    /** Stores a trusted image unchanged. */
    storeAsIs: async (bytes: Buffer): Promise<UploadedPicture> =>
      withTemporaryFolder(files, async (folder) => {
        const source = join(folder, 'upload');
        await writeFile(source, bytes);
        const { name } = await read(source, contentHash(bytes), pictureKind(bytes));
        await files.put(UPLOADS + originalFile(name), bytes);
        return toUploadedPicture(name);
      }),
    /** Stores a PDF. Throws 415 for any other file, detected by its bytes. @returns its URL */
    storeDocument: async (bytes: Buffer): Promise<string> => {
      if (!isPdf(bytes)) throw new HttpError(415, 'Please choose a PDF document.');
      const file = `${contentHash(bytes)}.pdf`;
      if (!(await files.exists(UPLOADS + file))) await files.put(UPLOADS + file, bytes);
      return PICTURES_PREFIX + file;
    },
  };
};
