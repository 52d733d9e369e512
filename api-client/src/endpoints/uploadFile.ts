import { post } from './methods';
import type { UploadedPicture } from '../entities/pictures/picture';

/** Options of an upload. */
export interface UploadOptions {
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Aborts the upload. */
  signal?: AbortSignal | undefined;
}

/** Sends a file as a form with one field. */
export const uploadFile = <Answer>(
  path: string,
  field: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer> => {
  const form = new FormData();
  form.append(field, file);
  return post<Answer>(path, form, {
    signal,
    // Overrides the client's default of JSON, to which axios would convert the form.
    headers: { 'Content-Type': 'multipart/form-data' },
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress?.(progress);
    },
  });
};

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
