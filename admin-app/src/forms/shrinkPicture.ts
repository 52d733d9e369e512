import { ReadableError } from '@charity-site/api-client';
import type { PictureKind } from '@charity-site/api-client/entities';

/** Maximum width or height to upload, in px: 1.25 times the widest variant (PICTURE_WIDTHS). */
const LONGEST_SIDE = 2000;

/** Below this size, in bytes, an image within the maximum width is uploaded unchanged. */
const SMALL_ENOUGH = 700_000;

const QUALITY = 0.85;

const UNREADABLE = 'This picture cannot be opened. It may be damaged. Please choose another one.';

/** JPEG stays JPEG; formats with transparency become WebP. */
const targetType = (kind: PictureKind) => (kind === 'jpg' ? 'image/jpeg' : 'image/webp');

const drawn = (bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
};

/**
 * A smaller version of a large image, so that a phone's photo uploads in seconds. Returns the file itself when it is
 * small, is a GIF, or would not become smaller. Rejects with a ReadableError when the browser cannot decode it.
 */
export const shrinkPicture = async (file: File, kind: PictureKind): Promise<File> => {
  if (typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    throw new ReadableError(UNREADABLE, { cause: error });
  });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const isSmall = scale === 1 && file.size <= SMALL_ENOUGH;
  const blob = isSmall || kind === 'gif' ? null : await drawn(bitmap, scale, targetType(kind));
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
};
