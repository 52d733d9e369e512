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

/** True for files that have frames, by their first bytes; a drawn one stands still. */
const isAnimated = (kind: PictureKind, head: Uint8Array): boolean =>
  kind === 'gif' || /ANIM|acTL/.test(new TextDecoder('latin1').decode(head).replace(/IDAT.*/s, ''));

/** The colour that is drawn as a test, in red, green, blue and opacity. */
const TEST = [51, 102, 204, 255];

/** The most by which encoding changes a part of a colour. */
const TOLERANCE = 6;

/**
 * The bitmap drawn in another size. Rejects where the canvas does not return a test colour:
 * browsers that protect from fingerprints return noise, those without memory black or nothing.
 */
const drawn = async (bitmap: ImageBitmap, scale: number, type: string): Promise<Blob> => {
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
  context.fillStyle = `rgb(${TEST.slice(0, 3).join()})`;
  context.fillRect(0, 0, width, height);
  const returned = await createImageBitmap(await encoded());
  context.drawImage(returned, 0, 0);
  returned.close();
  const { data } = context.getImageData(0, height - 1, width, 1);
  if (data.some((part, at) => Math.abs(part - (TEST[at % 4] ?? 0)) > TOLERANCE))
    throw new Error('Not as it was drawn.');
  context.clearRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return encoded();
};

/**
 * A smaller version of a large image, so that a phone's photo uploads in seconds. Returns the file
 * itself when it is small, is animated, cannot be drawn, or would not become smaller. Rejects with
 * a ReadableError when the browser cannot decode it.
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
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const isWhole = (scale === 1 && file.size <= SMALL_ENOUGH) || isAnimated(kind, head);
  const blob = isWhole ? null : await drawn(bitmap, scale, targetType(kind)).catch(() => null);
  bitmap.close();
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
};
