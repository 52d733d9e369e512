import { api, formErrorText, ReadableError } from '@charity-site/api-client';
import { keepingSession } from '../session/renewal';
import { preparePicture } from './preparePicture';

/**
 * Sends a picture, made small enough for a thin network, and answers its address. Rejects with what the call or the check
 * of the file rejects with.
 *
 * @param onProgress hears the part sent so far, 0 to 1
 * @param signal stops the upload
 */
export const sendPicture = async (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> => {
  const prepared = await preparePicture(file);
  signal?.throwIfAborted();
  return (await keepingSession(() => api.uploadPicture(prepared, onProgress, signal))).url;
};

/** The same for a picture within a text: rejects with an error whose message can be shown. */
export const sendTextPicture = async (file: File, onProgress: (part: number) => void): Promise<string> => {
  try {
    return await sendPicture(file, onProgress);
  } catch (error) {
    throw new ReadableError(formErrorText(error), { cause: error });
  }
};
