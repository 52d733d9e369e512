import { post } from './methods';
import type { UploadedPicture } from '../entities/pictures/picture';

/** Options of an upload. */
export interface UploadOptions {
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Aborts the upload. */
  signal?: AbortSignal | undefined;
}

/** Uploads a file as a multipart form with one field. */
export const uploadFile = <Uploaded>(
  path: string,
  field: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Uploaded> => {
  const form = new FormData();
  form.append(field, file);
  return post<Uploaded>(path, form, {
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
 * @param onProgress called with the uploaded fraction, from 0 to 1
 * @param signal aborts the upload
 * @returns the image's URL and size; rejects with 413 if too large, 415 if not an image
 * (docs/product.md 6.7, 7.8)
 */
export const uploadPicture = (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPicture> => uploadFile('/upload/image', 'image', file, { onProgress, signal });
