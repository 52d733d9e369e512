import {
  pictures,
  pictureTextRules,
  TRASH_DAYS,
  type LibraryPicture,
  type PictureTexts,
  type PictureUse,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { pageQuery } from '../../content/rows/listQuery';
import { pagingOf } from '../../content/rows/paging';
import { recordOf } from '../../content/rows/rows';
import { findRow, replaceRow } from '../../content/crud/store';
import { requireUnusedPicture } from '../../content/crud/writers';
import { moveToTrash } from '../../content/trash/moveToTrash';
import { expectedVersion, sendVersioned } from '../../content/crud/version';
import type { ListRow } from '../../db/database';
import { isWithdrawn } from '../../db/withdrawnPictures';
import { consentOf, consentSchema, CONSENT_FILTERS } from './consent';
import { dayIn } from '../../content/dates/timeZone';
import { inTransaction } from '../../db/transaction';
import { actorOf } from '../../content/history/recordChange';
import { ADMINISTRATORS_ONLY } from '../../http/caller';
import { listsFor } from '../../content/rows/editors';
import { existing, HttpError, notFound } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import {
  draftSchema,
  idParam,
  named,
  pageSchema,
  recordSchema,
  STORED,
  trashedSchema,
} from '../../http/openApi/toJsonSchema';
import { translationRoutes } from '../../content/routes/translationRoutes';
import { PICTURES_PREFIX } from '../pictures/store';
import {
  fileForm,
  IMAGE,
  newFileOf,
  fileParams,
  pictureUse,
  unvalidated,
  uploadedPicture,
  type FileParams,
  type UploadStorage,
} from './uploaded';
import { fileId } from '../../content/files/fileNames';
import { readLibrary, type LibraryQuery } from './readLibrary';
import { replaceEverywhere } from './replaceEverywhere';
import { pictureUses, usesOutside } from './uses';
import { TEXT, listOf } from '../../http/openApi/jsonSchema';

const forWriters = operations('pictures', 'writeContent');
const forEditors = operations('pictures', 'editContent');
const record = named(
  'Picture',
  recordSchema(pictures.rules, {
    extra: { ...STORED, ...consentSchema, url: TEXT, uses: listOf(pictureUse) },
  }),
);

/** Pictures on one page of the library by default. */
const PAGE_SIZE = 24;

const toLibraryPicture = (row: ListRow, uses: ReadonlyMap<string, PictureUse[]>) =>
  ({
    ...recordOf(row),
    ...consentOf(row),
    url: `${PICTURES_PREFIX}${String(row.file)}`,
    uses: uses.get(String(row.file)) ?? [],
  }) as unknown as LibraryPicture;

/** The library of pictures and documents, for signed-in people. */
export const libraryRoutes = async (
  app: FastifyInstance,
  { pictures: store, files, timeZone }: UploadStorage,
): Promise<void> => {
  const { database } = app;
  const findPicture = async (file: string): Promise<ListRow> => {
    if (isWithdrawn(database, file)) throw new HttpError(410, 'This picture was withdrawn.');
    return existing(await findRow(database, pictures, fileId(file)), pictures.item);
  };

  app.get<{ Querystring: LibraryQuery }>(
    '/pictures',
    forEditors(
      'Lists the stored pictures or documents with where they are used, the newest first',
      {
        query: {
          ...pageQuery,
          limit: { ...pageQuery.limit, default: PAGE_SIZE },
          search: TEXT,
          show: {
            type: 'string',
            enum: ['unused', 'undescribed', ...Object.keys(CONSENT_FILTERS)],
          },
          kind: { type: 'string', enum: ['picture', 'document'] },
        },
        answer: pageSchema(pictures.items, record),
      },
    ),
    async ({ query }) => {
      const uses = await pictureUses(database);
      const { rows, totalItems } = await readLibrary(database, query, {
        uses,
        today: dayIn(timeZone),
      });
      return {
        pictures: rows.map((row) => toLibraryPicture(row, uses)),
        ...pagingOf(query, totalItems),
      };
    },
  );

  app.get<FileParams>(
    '/pictures/:file',
    forWriters('Reads one picture with where it is used', {
      params: fileParams,
      answer: record,
      errorStatuses: [410],
    }),
    async ({ params: { file } }, reply) =>
      sendVersioned(reply, toLibraryPicture(await findPicture(file), await pictureUses(database))),
  );

  app.put<FileParams & { Body: PictureTexts }>(
    '/pictures/:file',
    forWriters(
      'Sets the alternative text, the caption, the focal point and the consent of a picture; with If-Match: "<updatedAt>" only if it is unchanged',
      {
        params: fileParams,
        body: draftSchema(pictureTextRules),
        answer: record,
        errorStatuses: [412],
      },
    ),
    async (request, reply) => {
      const { file } = request.params;
      const options = { version: expectedVersion(request), by: actorOf(request) };
      const row = await inTransaction(database, async (transaction) => {
        await requireUnusedPicture(transaction, request, { file, field: 'alt' });
        return replaceRow(transaction, pictures, fileId(file), request.body, options);
      });
      return sendVersioned(
        reply,
        toLibraryPicture(existing(row, pictures.item), await pictureUses(database)),
      );
    },
  );

  translationRoutes(app, pictures, '/content/pictures/:id', idParam(pictures.item));

  app.delete<FileParams>(
    '/pictures/:file',
    forEditors(
      `Deletes a picture or document that nothing uses; it can be restored for ${TRASH_DAYS} days`,
      {
        params: fileParams,
        answer: trashedSchema,
        errorStatuses: [409, 410],
      },
    ),
    async (request) => {
      const { file } = request.params;
      const { _id } = await findPicture(file);
      if ((await pictureUses(database)).has(file))
        throw new HttpError(
          409,
          'It is used. Remove it from every place where it is used, then delete it.',
        );
      if (!(await moveToTrash(database, pictures, _id, actorOf(request))))
        throw notFound(pictures.item);
      return { message: `${pictures.item} deleted.`, trashed: _id };
    },
  );

  app.post<FileParams>(
    '/pictures/:file/replace',
    {
      ...unvalidated,
      ...forEditors('Puts a new picture in the place of another one everywhere, in one step', {
        params: fileParams,
        ...fileForm(IMAGE),
        answer: record,
        errorStatuses: [409, 410],
      }),
    },
    async (request, reply) => {
      const { file: old } = request.params;
      await findPicture(old);
      const lists = listsFor(request);
      const inaccessible = lists ? await usesOutside(database, old, lists) : [];
      if (inaccessible.length > 0)
        throw new HttpError(
          403,
          `${ADMINISTRATORS_ONLY} It is also used in: ${inaccessible.join(', ')}.`,
        );
      const { bytes, name } = await uploadedPicture(request);
      const stored = await store.store(bytes);
      const next = await newFileOf(files, stored, { request, name });
      if (next.file === old)
        throw new HttpError(400, 'This is the same picture. Please choose another one.');
      await replaceEverywhere(database, { old, next, by: actorOf(request) });
      app.variants.prepare([stored.url]);
      return sendVersioned(
        reply,
        toLibraryPicture(await findPicture(next.file), await pictureUses(database)),
      );
    },
  );
};
