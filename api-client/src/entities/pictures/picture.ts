/**
 * Widths of an image's variants in pixels (docs/product.md 6.7). Phones are about 720 or 1080
 * device pixels wide.
 */
const PICTURE_WIDTHS = [160, 320, 480, 750, 1100, 1600] as const;

/** Widths of a landscape image's 3:4 crops in pixels, for portrait layouts on phones. */
const PORTRAIT_WIDTHS = [400, 600] as const;

/** Colours in the URL of a light picture with transparent parts: a dark, visible background. */
export const DARK_GROUND = '044044044';

/** Accepted file types of an upload, detected by content (docs/product.md 6.7). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Maximum size of an upload in bytes and in pixels (docs/product.md 6.7). */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;

/** An AVIF variant has at most this many pixels, because the encoder's memory grows with them. */
const AVIF_MAX_PIXELS = 4_000_000;

/** Response to an upload: the image's URL and its size in pixels after EXIF rotation. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}

/** Size of an image in pixels. */
interface Size {
  width: number;
  height: number;
}

const WIDEST = Math.max(...PICTURE_WIDTHS);

/**
 * True if pages also show an image at its original width. Wider originals, such as phone photos,
 * are never sent to visitors.
 */
export const isShownWhole = ({ width }: Size): boolean => width <= WIDEST;

/**
 * Widths of an image's variants, without its original width. A variant almost as wide as the image
 * saves nothing.
 */
export const variantWidths = (size: Size): number[] =>
  PICTURE_WIDTHS.filter((width) =>
    isShownWhole(size) ? width * 1.1 < size.width : width < size.width,
  );

/**
 * Pads both numbers of the size in a picture's name or URL to five digits. Earlier pictures have
 * fewer, and ad blockers block sizes such as 300x250. Variants have both names, the original only
 * its own.
 */
export const withZeros = (name: string): string =>
  name.replace(
    /([0-9a-f]{16}-)(\d+)x(\d+)/,
    (_, hash: string, width: string, height: string) =>
      `${hash}${width.padStart(5, '0')}x${height.padStart(5, '0')}`,
  );

/** Height of the portrait crop of a width. */
export const portraitHeight = (width: number): number => Math.round((width / 3) * 4);

/** Widths of an image's portrait crops; empty for a portrait image. */
export const portraitWidths = ({ width, height }: Size): number[] =>
  PORTRAIT_WIDTHS.filter((crop) => width > height && portraitHeight(crop) <= height);

/** True if an image has AVIF variants. A GIF has none, because it may be animated. */
export const hasAvif = ({ width, height, kind }: Size & { kind: string }): boolean => {
  const shown = Math.min(width, WIDEST);
  return kind !== 'gif' && (shown * shown * height) / width <= AVIF_MAX_PIXELS;
};
