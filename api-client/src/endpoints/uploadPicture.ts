import type { UploadedPicture } from '../entities/pictures/picture';
import { uploadFile } from './uploadFile';

/**
 * Uploads an image (POST /upload/image, multipart field `image`).
 *
 * @param onProgress called with the fraction sent so far, from 0 to 1
 * @param signal aborts the upload
 * @returns the image's address and size; rejects with 413 when too large, 415 when not an image
 * (docs/product.md 6.7, 7.8)
 */
export const uploadPicture = (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPicture> => uploadFile('/upload/image', 'image', file, { onProgress, signal });
