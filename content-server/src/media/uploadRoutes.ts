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
import { libraryRoutes } from './library/routes';
import { addFiles } from './library/rows';
import {
  fileForm,
  IMAGE,
  newFileOf,
  unvalidated,
  uploadedPicture,
  type UploadPlaces,
} from './library/uploaded';
import { uploadedFile, type UploadedFile } from './pictures/uploadedFile';
import { TEXT, objectOf, type JsonSchema } from '../http/openApi/jsonSchema';

/** The form field of a document. */
const DOCUMENT = 'document';

const forEditors = operations('upload', 'editContent');
const stored: JsonSchema = objectOf({
  url: TEXT,
  width: { type: 'integer' },
  height: { type: 'integer' },
});

/**
 * `POST /upload/image`, `/upload/document` and `/upload/from-web`: store a file, add it to the
 * library and answer its address.
 */
export const uploadRoutes = plugin(
  async (app: FastifyInstance, places: UploadPlaces) => {
    const { pictures, uploads } = places;
    await app.register(multipart, {
      limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 10 },
    });
    await libraryRoutes(app, places);

    const added = async <Stored extends { url: string }>(
      made: Stored,
      from: { request: FastifyRequest; name: string },
    ): Promise<Stored> => {
      await addFiles(app.database, [await newFileOf(uploads, made, from)]);
      return made;
    };

    const addPicture = async (request: FastifyRequest, { bytes, name }: UploadedFile) => {
      const made = await added(await pictures.store(bytes), { request, name });
      app.variants.prepare([made.url]);
      return made;
    };

    const upload = forEditors(
      `Uploads a picture (JPEG, PNG, WebP, GIF or HEIC; ${limitText(PICTURE_MAX_BYTES)}, 40 megapixels)`,
      {
        ...fileForm(IMAGE),
        answer: stored,
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
      return added({ url: await pictures.storeDocument(bytes) }, { request, name });
    });

    app.post<{ Body: { address: string } }>(
      '/upload/from-web',
      forEditors('Fetches a picture from another site and stores it', {
        body: { type: 'object', properties: { address: TEXT }, required: ['address'] },
        answer: stored,
      }),
      async (request) => addPicture(request, await fetchPicture(request.body.address)),
    );
  },
  { name: 'uploads', encapsulate: true },
);
