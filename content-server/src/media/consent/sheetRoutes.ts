import { DOCUMENT_MAX_BYTES, limitText, pictures } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { findRow, replaceRow } from '../../content/crud/store';
import { fileId } from '../../content/files/fileNames';
import { actorOf } from '../../content/history/recordChange';
import { existing } from '../../http/httpError';
import { FILE } from '../../http/openApi/hiddenRoute';
import { operations } from '../../http/openApi/operations';
import { uploadedFile } from '../pictures/uploadedFile';
import {
  fileForm,
  fileParams,
  unvalidated,
  type FileParams,
  type UploadStorage,
} from '../library/uploaded';
import { CONSENT, readStored } from '../files/fileStore';
import { storeSheet } from './sheets';

const SHEET = 'sheet';

const forAdministrators = operations('pictures', 'overseeSite');

/** `POST` and `GET /pictures/{file}/consent-sheet`: the signed sheet of a picture. */
export const sheetRoutes = (app: FastifyInstance, { files }: UploadStorage): void => {
  const { database } = app;
  const path = '/pictures/:file/consent-sheet';

  app.post<FileParams>(
    path,
    {
      ...unvalidated,
      ...forAdministrators(
        `Stores the signed sheet of a picture (PDF or picture, ${limitText(DOCUMENT_MAX_BYTES)})`,
        { params: fileParams, ...fileForm(SHEET), errorStatuses: [415] },
      ),
    },
    async (request) => {
      const id = fileId(request.params.file);
      existing(await findRow(database, pictures, id), pictures.item);
      const { bytes } = await uploadedFile(request, {
        field: SHEET,
        max: DOCUMENT_MAX_BYTES,
        missing: 'Please select the signed sheet.',
        tooLarge: `The signed sheet can be at most ${limitText(DOCUMENT_MAX_BYTES)}.`,
      });
      const consentSheet = await storeSheet(files, bytes);
      const row = await replaceRow(
        database,
        pictures,
        id,
        { consentSheet },
        { by: actorOf(request) },
      );
      existing(row, pictures.item);
      return { message: 'Signed sheet stored.' };
    },
  );

  app.get<FileParams>(
    path,
    forAdministrators('Reads the signed sheet of a picture', {
      params: fileParams,
      answer: FILE,
      produces: 'application/octet-stream',
    }),
    async ({ params: { file } }, reply) => {
      const row = existing(await findRow(database, pictures, fileId(file)), pictures.item);
      const sheet = String(row.consentSheet);
      const bytes = existing(sheet && (await readStored(files, CONSENT + sheet)), 'Signed sheet');
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${sheet}"`)
        .header('cache-control', 'no-store')
        .send(bytes);
    },
  );
};
