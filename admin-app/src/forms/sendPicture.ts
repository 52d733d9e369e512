import { api, formErrorText, ReadableError } from '@charity-site/api-client';
import { preparePicture } from './preparePicture';

/**
 * Resizes and uploads an image; resolves to its URL. Rejects as the file check or the call does.
 * @param onProgress called with the uploaded part, 0 to 1
 * @param signal aborts the upload
 */
export const sendPicture = async (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> => {
  const prepared = await preparePicture(file);
  if (signal?.aborted) throw new DOMException('Saving was stopped.', 'AbortError');
  return (await api.uploadPicture(prepared, onProgress, signal)).url;
};

/** The same for an image in rich text: rejects with an error whose message can be shown. */
export const sendTextPicture = async (file: File, onProgress: (part: number) => void): Promise<string> => {
  try {
    return await sendPicture(file, onProgress);
  } catch (error) {
    throw new ReadableError(formErrorText(error), { cause: error });
  }
};
