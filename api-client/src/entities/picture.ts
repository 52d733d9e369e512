/** Widths of an image's variants in pixels (docs/product.md 6.7). Variants are always narrower than the original. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;

/** Accepted file types of an upload, detected by content (docs/product.md 6.7). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Maximum size of an upload in bytes and in pixels (docs/product.md 6.7). */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 40_000_000;

/** Answer to an upload: the image's address and its size in pixels after EXIF rotation. */
export interface UploadedPicture {
  url: string;
  width: number;
  height: number;
}
