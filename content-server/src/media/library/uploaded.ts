import { basename } from 'node:path';
import {
  limitText,
  PICTURE_MAX_BYTES,
  pictures,
  withoutInvisible,
  type UploadedPicture,
} from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../content/history/recordChange';
import { objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { statStored, UPLOADS, type FileStore } from '../files/fileStore';
import type { NewFile } from './rows';
import type { PictureStore } from '../pictures/store';
import { uploadedFile } from '../pictures/uploadedFile';

/** The form field of a picture (docs/product.md 7). */
export const IMAGE = 'image';

/** Schema of a form with a file. */
export const fileForm = (field: string) => ({
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    properties: { [field]: { type: 'string', format: 'binary' } },
    required: [field],
  },
});

/**
 * The schema of a form is only for /openapi.json. The handler reads and validates it part by part.
 */
export const unvalidated = { validatorCompiler: () => () => true };

/** The uploaded picture of a request. Throws 400 if it is missing, 413 if it is too large. */
export const uploadedPicture = (request: FastifyRequest) =>
  uploadedFile(request, {
    field: IMAGE,
    max: PICTURE_MAX_BYTES,
    missing: 'Please select an image file.',
    tooLarge: `The picture can be at most ${limitText(PICTURE_MAX_BYTES)}.`,
  });

/** The parameters of a route about one stored file, and their schema. */
export type FileParams = { Params: { file: string } };
export const fileParams = { file: { ...TEXT, title: pictures.item } };

/** Schema of an item that uses a file. */
export const pictureUse = objectOf({ list: TEXT, item: TEXT, title: TEXT });

export interface UploadStorage {
  pictures: PictureStore;
  files: FileStore;
  /** The site's time zone. */
  timeZone: string;
}

/** The library entry of a newly stored file. */
export const newFileOf = async (
  files: FileStore,
  { url }: Pick<UploadedPicture, 'url'>,
  { request, name }: { request: FastifyRequest; name: string },
): Promise<NewFile> => {
  const file = basename(url);
  const by = actorOf(request);
  const facts = await statStored(files, UPLOADS + file);
  return {
    file,
    name: name
      .slice(0, 200)
      .replace(/\p{Surrogate}/gu, '')
      .replace(/[^\r\n]+/g, withoutInvisible),
    bytes: facts?.size ?? 0,
    uploadedBy: by ? by.name || by.email : '',
  };
};
