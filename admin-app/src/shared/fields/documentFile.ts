import { api, errorText, ReadableError } from '@charity-site/api-client';
import {
  DOCUMENT_MAX_BYTES,
  isPdf,
  limitText,
  PDF_HEAD_BYTES,
} from '@charity-site/api-client/entities';

/** Maximum size of a document, as text. */
export const DOCUMENT_MAX = limitText(DOCUMENT_MAX_BYTES);

/**
 * Rejects with a ReadableError for a file that is not a PDF by its bytes, is empty or is too large.
 */
const checkDocument = async (file: File): Promise<void> => {
  if (file.size === 0) throw new ReadableError('This file is empty. Please choose another one.');
  if (file.size > DOCUMENT_MAX_BYTES)
    throw new ReadableError(`The document can be at most ${DOCUMENT_MAX}.`);
  const head = new Uint8Array(await file.slice(0, PDF_HEAD_BYTES).arrayBuffer());
  if (!isPdf(head))
    throw new ReadableError(
      'Only PDF documents can be used. Save the document as PDF, then choose it again.',
    );
};

/** The error for a file that cannot be used as a document; undefined if it can. */
export const validateDocument = (file: File): Promise<string | undefined> =>
  checkDocument(file).then(() => undefined, errorText);

/**
 * Uploads a PDF; resolves to its URL. Rejects if the file is invalid or the upload fails.
 * @param onProgress called with the uploaded part, 0 to 1
 * @param signal aborts the upload
 */
export const checkAndUploadDocument = async (
  file: File,
  onProgress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<string> => {
  await checkDocument(file);
  return (await api.pictures.uploadDocument(file, { onProgress, signal })).url;
};
