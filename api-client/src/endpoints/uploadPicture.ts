import { http } from '@charity-site/api-client/http';
import type { UploadedPicture } from '../entities/picture';

/**
 * Uploads an image (POST /upload/image, multipart field `image`).
 *
 * @param onProgress called with the fraction sent so far, from 0 to 1
 * @param signal aborts the upload
 * @returns the image's address and size; rejects with 413 when too large, 415 when not an image (docs/product.md 6.7, 7.8)
 */
export const uploadPicture = async (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPicture> => {
  const form = new FormData();
  form.append('image', file);
  const { data } = await http.post<UploadedPicture>('/upload/image', form, {
    signal,
    // Overrides the client's default of JSON, to which axios would convert the form.
    headers: { 'Content-Type': 'multipart/form-data' },
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress?.(progress);
    },
  });
  return data;
};
