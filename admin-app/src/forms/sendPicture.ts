import { api, errorText } from 'api-client';
import { PICTURE_MAX_BYTES } from 'api-client/entities';
import { keepingSession } from '../session/renewal';
import { shrinkPicture } from './shrinkPicture';

const TOO_LARGE = `The picture can be at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;

/**
 * Makes a picture small enough to send over a thin network, sends it, and answers its address. Rejects with an error
 * whose text is the server's.
 *
 * @param onProgress hears the part sent so far, 0 to 1
 */
export async function sendPicture(file: File, onProgress?: (part: number) => void): Promise<string> {
  const small = await shrinkPicture(file);
  // Said before minutes are spent on sending what the server refuses anyway.
  if (small.size > PICTURE_MAX_BYTES) throw new Error(TOO_LARGE);
  try {
    return (await keepingSession(() => api.uploadPicture(small, onProgress))).url;
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  }
}
