import { ReadableError } from '@charity-site/api-client';
import type { PictureKind } from '@charity-site/api-client/entities';

/** Maximum width or height to upload, in px: 1.25 times the widest variant (PICTURE_WIDTHS). */
const MAX_SIDE = 2000;

/** Below this size, in bytes, an image within the maximum width is uploaded unchanged. */
const UNCHANGED_MAX_BYTES = 700_000;

const QUALITY = 0.85;

const UNREADABLE = 'This picture cannot be opened. It may be damaged. Please choose another one.';

/** JPEG stays JPEG; formats with transparency become WebP. */
const targetType = (kind: PictureKind) => (kind === 'jpg' ? 'image/jpeg' : 'image/webp');

/** True for animated images, by their first bytes. A canvas draws only their first frame. */
const isAnimated = (kind: PictureKind, head: Uint8Array): boolean =>
  kind === 'gif' || /ANIM|acTL/.test(new TextDecoder('latin1').decode(head).replace(/IDAT.*/s, ''));

/** The test colour: red, green, blue and opacity. */
const TEST_COLOUR = [51, 102, 204, 255];

/** Maximum difference per colour channel that encoding may cause. */
const TOLERANCE = 6;

/**
 * Draws the bitmap in another size. Rejects if the canvas does not return a test colour: browsers
 * that prevent fingerprinting return noise, those short of memory black or transparent pixels.
 */
const resize = async (bitmap: ImageBitmap, scale: number, type: string): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const width = (canvas.width = Math.max(1, Math.round(bitmap.width * scale)));
  const height = (canvas.height = Math.max(1, Math.round(bitmap.height * scale)));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const encoded = async (): Promise<Blob> => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob) throw new Error('The canvas returns nothing.');
    context.clearRect(0, 0, width, height);
    return blob;
  };
  context.fillStyle = `rgb(${TEST_COLOUR.slice(0, 3).join()})`;
  context.fillRect(0, 0, width, height);
  const returned = await createImageBitmap(await encoded());
  context.drawImage(returned, 0, 0);
  returned.close();
  const { data } = context.getImageData(0, height - 1, width, 1);
  if (data.some((part, at) => Math.abs(part - (TEST_COLOUR[at % 4] ?? 0)) > TOLERANCE))
    throw new Error('Not as it was drawn.');
  context.clearRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return encoded();
};

/**
 * A smaller version of a large image, so that a phone's photo uploads in seconds. Returns the file
 * itself if it is small or animated, cannot be drawn, or would not become smaller. Rejects with a
 * ReadableError if the browser cannot decode it.
 * @param head the first bytes of the file, before its pixels
 */
export const shrinkPicture = async (
  file: File,
  kind: PictureKind,
  head: Uint8Array,
): Promise<File> => {
  if (typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    throw new ReadableError(UNREADABLE, { cause: error });
  });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const isUnchanged = (scale === 1 && file.size <= UNCHANGED_MAX_BYTES) || isAnimated(kind, head);
  const blob = isUnchanged ? null : await resize(bitmap, scale, targetType(kind)).catch(() => null);
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
};
