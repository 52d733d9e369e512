import { api } from '@charity-site/api-client';
import { preparePicture } from './preparePicture';

/**
 * Resizes and uploads an image; resolves to its URL. Rejects if the file is unsupported or the
 * upload fails.
 * @param onProgress called with the uploaded part, 0 to 1
 * @param signal aborts the upload
 */
export const prepareAndUploadPicture = async (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> => {
  const prepared = await preparePicture(file);
  return (await api.uploadPicture(prepared, onProgress, signal)).url;
};
