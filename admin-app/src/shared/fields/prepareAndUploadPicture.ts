import { api } from '@charity-site/api-client';
import { newPictures } from './newPictures';
import { preparePicture } from './preparePicture';

/**
 * Resizes and uploads an image; resolves to its URL. The layout then asks for consent. Rejects if
 * the file is unsupported or the upload fails.
 * @param onProgress called with the uploaded part, 0 to 1
 * @param signal aborts the upload
 */
export const prepareAndUploadPicture = async (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> => {
  const prepared = await preparePicture(file);
  const { url } = await api.uploadPicture(prepared, onProgress, signal);
  newPictures.add(url);
  return url;
};
