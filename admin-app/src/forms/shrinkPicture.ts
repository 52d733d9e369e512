import { ReadableError } from '@charity-site/api-client';
import type { PictureKind } from '@charity-site/api-client/entities';

/** The longest side that is sent, in pixels: a quarter more than the widest copy that is ever shown (PICTURE_WIDTHS). */
const LONGEST_SIDE = 2000;

/** Below this size, in bytes, a picture of fitting width goes as it is. */
const SMALL_ENOUGH = 700_000;

const QUALITY = 0.85;

const UNREADABLE = 'This picture cannot be opened. It may be damaged. Please choose another one.';

/** JPEG photographs stay JPEG; what may be see-through becomes WebP. */
const targetType = (kind: PictureKind) => (kind === 'jpg' ? 'image/jpeg' : 'image/webp');

const drawn = (bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
};

/**
 * A smaller picture for a large one, so that a photograph of a phone is sent in seconds. Answers the file itself when it
 * is small already, when it may move (GIF), or when drawing it again would not make it smaller. Rejects with a
 * ReadableError when the browser cannot open it.
 */
export const shrinkPicture = async (file: File, kind: PictureKind): Promise<File> => {
  if (typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw new ReadableError(UNREADABLE, { cause: error });
  });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const isSmall = scale === 1 && file.size <= SMALL_ENOUGH;
  const blob = isSmall || kind === 'gif' ? null : await drawn(bitmap, scale, targetType(kind));
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
};
