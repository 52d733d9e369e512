import type { FastifyRequest } from 'fastify';
import { badInput, HttpError } from '../../http/httpError';

/** A file of a form. */
export interface UploadedFile {
  bytes: Buffer;
  /** Its name on the person's device. */
  name: string;
}

/** The expected field of a form, and its error messages. */
interface FileField {
  /** The form field. */
  field: string;
  /** Maximum size in bytes. */
  max: number;
  missing: string;
  tooLarge: string;
}

/**
 * The original file name: browsers escape these characters in a form (HTML, multipart/form-data).
 */
const unescapeName = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_escaped, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );

/**
 * Errors of the parser itself have no status. They mean that the body is not a form or is
 * incomplete.
 */
const isMalformed = (error: unknown): boolean =>
  !(error instanceof HttpError) && !(error instanceof Error && 'statusCode' in error);

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

const filePart = async (
  request: FastifyRequest,
  { field, max, tooLarge }: FileField,
): Promise<UploadedFile | undefined> => {
  for await (const part of request.parts({ limits: { fileSize: max } }))
    if (part.type === 'file' && part.fieldname === field) {
      const bytes = await part.toBuffer();
      // The library checks this only while it reads, so it may miss an excess in the last chunk.
      if (part.file.truncated) throw new HttpError(413, tooLarge);
      return { bytes, name: unescapeName(part.filename) };
    } else if (part.type === 'file') part.file.resume();
  return undefined;
};

/**
 * Reads the uploaded file. Throws a 400 if the field is missing or the form malformed, a 413 if it
 * is too large.
 */
export const uploadedFile = async (
  request: FastifyRequest,
  expected: FileField,
): Promise<UploadedFile> => {
  const { field, missing, tooLarge } = expected;
  const file = await filePart(request, expected).catch((error: unknown) => {
    if (isTooLarge(error)) throw new HttpError(413, tooLarge);
    throw isMalformed(error)
      ? badInput({ [field]: 'The upload did not arrive whole. Please try again.' })
      : error;
  });
  if (!file) throw badInput({ [field]: missing });
  return file;
};
