/** Accepted image format; also its file extension (docs/product.md 6.7). */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif';

/** True if a file contains an ASCII text at an offset. */
export const hasText = (bytes: Uint8Array, text: string, at = 0): boolean =>
  bytes.length >= at + text.length &&
  Array.from(text).every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/**
 * Detects an image's format by its first bytes. The file name and the declared type are not
 * trusted. Returns undefined for every other format, including SVG, so that such a file never
 * reaches an image decoder.
 */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (hasText(bytes, '\xff\xd8\xff')) return 'jpg';
  if (hasText(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a')) return 'gif';
  if (hasText(bytes, 'RIFF') && hasText(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
};

/**
 * The part of a file in which a PDF has its header, in bytes. Readers leave out what is before it,
 * such as a byte order mark.
 */
export const PDF_HEAD_BYTES = 1024;

/** True when the header of a PDF stands in the first `PDF_HEAD_BYTES`. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF_HEAD_BYTES)).includes('%PDF-');

/**
 * Brands of HEIC files with one picture: of Apple's cameras and others. Files of sequences have
 * other brands.
 */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];

/**
 * The brands of an ISO base media file: its own, then those that it is compatible with; empty for
 * other files.
 */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (!hasText(bytes, 'ftyp', 4)) return [];
  const end = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    bytes.length,
    256,
  );
  const at = Array.from(
    { length: Math.max(0, Math.floor((end - 8) / 4)) },
    (_, index) => 8 + index * 4,
  );
  // The second word is a version.
  return at
    .filter((_, index) => index !== 1)
    .map((from) => String.fromCharCode(...bytes.subarray(from, from + 4)));
};

/**
 * True if a file is a HEIC picture, which the server converts to JPEG. AVIF, which shares the
 * container, and sequences are not.
 */
export const isHeic = (bytes: Uint8Array): boolean => {
  const [own = '', ...compatible] = brandsOf(bytes);
  return (
    HEIC_BRANDS.includes(own) ||
    (own === 'mif1' && HEIC_BRANDS.some((brand) => compatible.includes(brand)))
  );
};
