import multipart from '@fastify/multipart';
import { PICTURE_MAX_BYTES } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operation } from '../openApi/operation';
import { badInput, HttpError } from '../httpError';
import type { PictureStore } from './store';

/** The form field of the image (docs/product.md 7). */
const FIELD = 'image';

const upload = operation({
  summary: 'Uploads a picture (JPEG, PNG, WebP or GIF; 10 MB, 40 megapixels)',
  tag: 'upload',
  signedIn: true,
  editors: true,
  consumes: ['multipart/form-data'],
  body: { type: 'object', properties: { [FIELD]: { type: 'string', format: 'binary' } }, required: [FIELD] },
  answer: {
    type: 'object',
    properties: { url: { type: 'string' }, width: { type: 'integer' }, height: { type: 'integer' } },
  },
  problems: [413, 415],
});

/** Errors of the parser itself have no status. They mean that the body is not a form or is incomplete. */
const isMalformed = (error: unknown): boolean =>
  !(error instanceof HttpError) && !(error instanceof Error && 'statusCode' in error);

const tooLarge = () => new HttpError(413, 'The picture can be at most 10 MB.');

const filePart = async (request: FastifyRequest): Promise<Buffer | undefined> => {
  for await (const part of request.parts())
    if (part.type === 'file' && part.fieldname === FIELD) {
      const bytes = await part.toBuffer();
      // The library checks this only while it reads, so it may miss an excess in the last chunk.
      if (part.file.truncated) throw tooLarge();
      return bytes;
    } else if (part.type === 'file') part.file.resume();
  return undefined;
};

/** Reads the uploaded file. Throws a 400 when the field is missing or the form malformed, a 413 when it is too large. */
const uploadedFile = async (request: FastifyRequest): Promise<Buffer> => {
  const file = await filePart(request).catch((error: unknown) => {
    throw isMalformed(error) ? badInput({ [FIELD]: 'The upload did not arrive whole. Please try again.' }) : error;
  });
  if (!file) throw badInput({ [FIELD]: 'Please select an image file.' });
  return file;
};

/** `POST /upload/image`: stores an image and answers `{url, width, height}` (docs/product.md 6.7, 7). */
export const uploadRoutes = async (app: FastifyInstance, { pictures }: { pictures: PictureStore }): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 10 } });

  // The schema is only for /openapi.json. The handler reads and validates the form part by part.
  const options = { ...app.authenticate('administrator'), schema: upload, validatorCompiler: () => () => true };
  app.post('/upload/image', options, async (request) => {
    const stored = await pictures.store(await uploadedFile(request));
    app.variants.prepare([stored.url]);
    return stored;
  });
};
