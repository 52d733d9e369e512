import { api, errorText } from 'api-client';
import { keepingSession } from '../session/renewal';
import { shrinkPicture } from './shrinkPicture';

/**
 * Makes a picture small enough to send over a thin network, sends it, and answers its address. Rejects with an error
 * whose text is the server's.
 *
 * @param onProgress hears the part sent so far, 0 to 1
 */
export async function sendPicture(file: File, onProgress?: (part: number) => void): Promise<string> {
  const small = await shrinkPicture(file);
  try {
    return (await keepingSession(() => api.uploadPicture(small, onProgress))).url;
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
}
