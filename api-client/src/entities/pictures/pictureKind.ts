/** Accepted image format; also its file extension (docs/product.md 6.7). */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif';

/** True if a file contains a text at an offset, one byte per character. */
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

/** Bytes in which the header of a PDF can begin. Readers skip bytes before it, such as a BOM. */
export const PDF_HEAD_BYTES = 1024;

/** True if the first `PDF_HEAD_BYTES` contain the header of a PDF. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF_HEAD_BYTES)).includes('%PDF-');

/** Brands of HEIC files with one picture. Image sequences have other brands. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];

/** The brands of an ISO base media file: major, then compatible ones; empty for other files. */
const brandsOf = (bytes: Uint8Array): string[] => {
  if (!hasText(bytes, 'ftyp', 4)) return [];
  const end = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    bytes.length,
    256,
  );
  const offsets = Array.from(
    { length: Math.max(0, Math.floor((end - 8) / 4)) },
    (_, index) => 8 + index * 4,
  );
  // The second word is a version.
  return offsets
    .filter((_, index) => index !== 1)
    .map((from) => String.fromCharCode(...bytes.subarray(from, from + 4)));
};

/**
 * True if a file is a HEIC picture, which the server converts to JPEG. False for AVIF, which has
 * the same container, and for image sequences.
 */
export const isHeic = (bytes: Uint8Array): boolean => {
  const [major = '', ...compatible] = brandsOf(bytes);
  return (
    HEIC_BRANDS.includes(major) ||
    (major === 'mif1' && HEIC_BRANDS.some((brand) => compatible.includes(brand)))
  );
};
