/** A kind of picture that may be uploaded; also its file ending (docs/product.md 6.7). */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif';

/** Whether a file has a text at a place, compared byte by byte. */
export const hasText = (bytes: Uint8Array, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && Array.from(text).every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/**
 * The kind of a file, told by its first bytes and by nothing else: neither name nor declared type is believed. Undefined
 * for everything that is not one of the four kinds, SVG among them; such a file never reaches an image decoder.
 */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (hasText(bytes, '\xff\xd8\xff')) return 'jpg';
  if (hasText(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a')) return 'gif';
  if (hasText(bytes, 'RIFF') && hasText(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
};
