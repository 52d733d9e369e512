import multipart from '@fastify/multipart';
import {
  DOCUMENT_MAX_BYTES,
  limitText,
  PICTURE_MAX_BYTES,
} from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { operations } from '../http/openApi/operations';
import { fetchPicture } from './pictures/fetchPicture';
import { sheetRoutes } from './consent/sheetRoutes';
import { withdrawRoutes } from './consent/withdrawRoutes';
import { libraryRoutes } from './library/routes';
import { addFiles } from './library/rows';
import {
  fileForm,
  IMAGE,
  newFileOf,
  unvalidated,
  uploadedPicture,
  type UploadStorage,
} from './library/uploaded';
import { uploadedFile, type UploadedFile } from './pictures/uploadedFile';
import { TEXT, objectOf, type JsonSchema } from '../http/openApi/jsonSchema';

/** The form field of a document. */
const DOCUMENT = 'document';

const forWriters = operations('upload', 'writeContent');
const forEditors = operations('upload', 'editContent');
const stored: JsonSchema = objectOf({
  url: TEXT,
  width: { type: 'integer' },
  height: { type: 'integer' },
});

/**
 * `POST /upload/image`, `/upload/document` and `/upload/from-web`: store a file, add it to the
 * library and return its URL.
 */
export const uploadRoutes = plugin(
  async (app: FastifyInstance, storage: UploadStorage) => {
    const { pictures, files } = storage;
    await app.register(multipart, {
      limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 10 },
    });
    await libraryRoutes(app, storage);
    sheetRoutes(app, storage);
    withdrawRoutes(app, storage);

    const addToLibrary = async <Upload extends { url: string }>(
      uploaded: Upload,
      from: { request: FastifyRequest; name: string },
    ): Promise<Upload> => {
      await addFiles(app.database, [await newFileOf(files, uploaded, from)]);
      return uploaded;
    };

    const addPicture = async (request: FastifyRequest, { bytes, name }: UploadedFile) => {
      const uploaded = await addToLibrary(await pictures.store(bytes), { request, name });
      app.variants.prepare([uploaded.url]);
      return uploaded;
    };

    const upload = forWriters(
      `Uploads a picture (JPEG, PNG, WebP, GIF or HEIC; ${limitText(PICTURE_MAX_BYTES)}, 40 megapixels)`,
      {
        ...fileForm(IMAGE),
        answer: stored,
        errorStatuses: [409],
      },
    );
    app.post('/upload/image', { ...unvalidated, ...upload }, async (request) =>
      addPicture(request, await uploadedPicture(request)),
    );

    const document = forEditors(`Uploads a PDF document (${limitText(DOCUMENT_MAX_BYTES)})`, {
      ...fileForm(DOCUMENT),
      answer: objectOf({ url: TEXT }),
    });
    app.post('/upload/document', { ...unvalidated, ...document }, async (request) => {
      const { bytes, name } = await uploadedFile(request, {
        field: DOCUMENT,
        max: DOCUMENT_MAX_BYTES,
        missing: 'Please select a PDF file.',
        tooLarge: `The document can be at most ${limitText(DOCUMENT_MAX_BYTES)}.`,
      });
      return addToLibrary({ url: await pictures.storeDocument(bytes) }, { request, name });
    });

    app.post<{ Body: { address: string } }>(
      '/upload/from-web',
      forWriters('Fetches a picture from another site and stores it', {
        body: { type: 'object', properties: { address: TEXT }, required: ['address'] },
        answer: stored,
        errorStatuses: [409],
      }),
      async (request) => addPicture(request, await fetchPicture(request.body.address)),
    );
  },
  { name: 'uploads', encapsulate: true },
);
