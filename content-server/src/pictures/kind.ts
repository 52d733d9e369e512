/** A kind of picture that may be uploaded; also its file ending (DECISIONS 11). */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif';

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

/**
 * The kind of a file, told by its first bytes and by nothing else: neither name nor declared type is believed. Undefined
 * for everything that is not one of the four kinds, SVG among them; such a file never reaches an image decoder.
 */
export const pictureKind = (bytes: Buffer): PictureKind | undefined => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
};
