import { errorText, ReadableError } from '@charity-site/api-client';
import {
  isHeic,
  limitText,
  PICTURE_MAX_BYTES,
  pictureKind,
} from '@charity-site/api-client/entities';
import { shrinkPicture } from './shrinkPicture';
import { unsupportedFileMessage } from './unsupportedFileMessage';

/** Number of bytes at the start that show the file type, and whether the picture is animated. */
const HEAD_BYTES = 64 * 1024;

const TOO_LARGE = `The picture can be at most ${limitText(PICTURE_MAX_BYTES)}. Please choose a smaller one.`;

/**
 * Scaled down as JPEG if the browser decodes HEIC, as Safari does; otherwise the file itself, which
 * the server converts.
 */
const shrinkHeic = (file: File, head: Uint8Array): Promise<File> =>
  shrinkPicture(file, 'jpg', head).catch(() => file);

const prepare = async (file: File): Promise<File> => {
  if (file.size === 0) throw new ReadableError('This file is empty. Please choose another one.');
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = pictureKind(bytes);
  if (!kind && !isHeic(bytes)) throw new ReadableError(unsupportedFileMessage(bytes));
  const small = await (kind ? shrinkPicture(file, kind, bytes) : shrinkHeic(file, bytes));
  if (small.size > PICTURE_MAX_BYTES) throw new ReadableError(TOO_LARGE);
  return small;
};

const prepared = new WeakMap<File, Promise<File>>();

/**
 * The image to upload for a chosen file: type checked by its bytes, decoded and resized. Each file
 * is prepared once, when it is chosen. Rejects with a ReadableError for an unsupported file.
 */
export const preparePicture = (file: File): Promise<File> => {
  const earlier = prepared.get(file);
  if (earlier) return earlier;
  const preparing = prepare(file);
  prepared.set(file, preparing);
  return preparing;
};

/** The error for a file that cannot be used as an image; undefined if it can. */
export const validatePicture = (file: File): Promise<string | undefined> =>
  preparePicture(file).then(() => undefined, errorText);
