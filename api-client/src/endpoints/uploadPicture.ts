import { http } from '@charity-site/api-client/http';
import type { UploadedPicture } from '../entities/picture';

/**
 * Stores a picture (POST /upload/image, multipart field `image`).
 *
 * @param onProgress hears the part sent so far, from 0 to 1
 * @param signal stops the upload
 * @returns its address and size; rejects with 413 when too large, 415 when not a picture (docs/product.md 6.7, 7.8)
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
    // Said here because the client's default is JSON, which axios would turn the form into.
    headers: { 'Content-Type': 'multipart/form-data' },
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress?.(progress);
    },
  });
  return data;
};
