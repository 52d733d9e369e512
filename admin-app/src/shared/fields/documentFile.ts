import { api, errorText, ReadableError } from '@charity-site/api-client';
import {
  DOCUMENT_MAX_BYTES,
  isPdf,
  limitText,
  PDF_HEAD_BYTES,
} from '@charity-site/api-client/entities';

/** The largest document, in words. */
export const DOCUMENT_MAX = limitText(DOCUMENT_MAX_BYTES);

/**
 * Rejects with a ReadableError when a file cannot be used as a document, which its bytes decide.
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

/** Why a file cannot be used as a document; undefined when it can. */
export const validateDocument = (file: File): Promise<string | undefined> =>
  checkDocument(file).then(() => undefined, errorText);

/**
 * Uploads a PDF; resolves to its address. Rejects as the file check or the call does.
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
