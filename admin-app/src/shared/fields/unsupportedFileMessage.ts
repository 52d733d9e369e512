import { hasText } from '@charity-site/api-client/entities';

/**
 * File brands (at byte 8) of HEIC sequences and of HEIF files with other content, which the server
 * does not convert.
 */
const HEIF = ['hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

const isSvg = (bytes: Uint8Array) =>
  /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(new TextDecoder().decode(bytes));

const isTiff = (bytes: Uint8Array) => hasText(bytes, 'II*\0') || hasText(bytes, 'MM\0*');

/**
 * The message for an unsupported file type, by the file's first bytes: the reason and what to do.
 */
export const unsupportedFileMessage = (bytes: Uint8Array): string => {
  const saveAs = (kind: string, as: string) =>
    `${kind} pictures cannot be used. Save the picture as ${as}, then choose it again.`;
  if (hasText(bytes, 'ftyp', 4)) {
    if (HEIF.some((brand) => hasText(bytes, brand, 8)))
      return `${saveAs('HEIF', 'JPEG')} On an iPhone: Settings, Camera, Formats, Most Compatible.`;
    if (hasText(bytes, 'avi', 8)) return saveAs('AVIF', 'JPEG');
  }
  if (isTiff(bytes)) return saveAs('TIFF', 'JPEG');
  if (hasText(bytes, 'BM')) return saveAs('BMP', 'JPEG');
  if (isSvg(bytes)) return saveAs('SVG', 'PNG');
  return 'Only image files can be used. Please choose a JPEG, PNG, WebP or GIF picture.';
};
