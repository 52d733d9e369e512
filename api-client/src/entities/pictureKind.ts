/** Accepted image format; also its file extension (docs/product.md 6.7). */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif';

/** Whether a file contains an ASCII text at an offset. */
export const hasText = (bytes: Uint8Array, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && Array.from(text).every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/**
 * Detects an image's format by its first bytes. The file name and the declared type are not trusted. Returns undefined for
 * every other format, including SVG, so that such a file never reaches an image decoder.
 */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (hasText(bytes, '\xff\xd8\xff')) return 'jpg';
  if (hasText(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a')) return 'gif';
  if (hasText(bytes, 'RIFF') && hasText(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
};
