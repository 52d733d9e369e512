/** Widths, in pixels, in which a picture is made and served (docs/product.md 6.7). Never wider than the original. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;

/** The file types an upload may have, told by content and not by name (docs/product.md 6.7). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Largest upload, in bytes, and in pixels (docs/product.md 6.7). */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;

/** The answer to an upload: the picture's address and its size in pixels, upright. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}
