import { findDefinition, TRASH_DAYS } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../history/recordChange';
import { existing, HttpError, notFound } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { listsFor, requireList } from '../rows/editors';
import { idParam, pageSchema, type ById } from '../../http/openApi/toJsonSchema';
import { pageQuery } from '../rows/listQuery';
import { pagingOf } from '../rows/paging';
import { eraseFromTrash } from '../trash/eraseFromTrash';
import { readTrash } from '../trash/readTrash';
import { freePath } from '../slugs/freePath';
import { restoreFromTrash } from '../trash/restoreFromTrash';
import { INSTANT, TEXT, objectOf } from '../../http/openApi/jsonSchema';

const forEditors = operations('trash', 'editContent');
const forAdministrators = operations('trash', 'overseeSite');
const ITEM = 'Deleted item';

/** Routes of the trash: list, restore and erase. */
export const trashRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.get<{ Querystring: { page: number; limit: number } }>(
    '/trash',
    forEditors(`Lists what was deleted in the last ${TRASH_DAYS} days, the last deleted first`, {
      query: pageQuery,
      answer: pageSchema(
        'items',
        objectOf({ _id: TEXT, list: TEXT, title: TEXT, deletedAt: INSTANT, erasedAt: INSTANT }),
      ),
    }),
    async (request) => {
      const { query } = request;
      const { items, totalItems } = await readTrash(database, query, listsFor(request));
      return { items, ...pagingOf(query, totalItems) };
    },
  );

  app.post<ById>(
    '/trash/:id/restore',
    forEditors('Restores a deleted item with everything that was deleted with it', {
      params: idParam(ITEM),
      errorStatuses: [409],
    }),
    async (request) => {
      const { id } = request.params;
      const entry = await database
        .selectFrom('trash')
        .select('list')
        .where('_id', '=', id)
        .executeTakeFirst();
      const definition = existing(entry && findDefinition(entry.list), ITEM);
      requireList(request, definition.path);
      const options = { by: actorOf(request), check: freePath(app, definition) };
      existing(await restoreFromTrash(database, definition, id, options), ITEM);
      return { message: `${definition.item} restored.` };
    },
  );

  app.delete<ById>(
    '/trash/:id',
    forAdministrators('Erases a deleted item and its earlier versions for good', {
      params: idParam(ITEM),
    }),
    async (request) => {
      if ((await eraseFromTrash(database, { id: request.params.id }, actorOf(request))) === 0)
        throw notFound(ITEM);
      return { message: 'Erased.' };
    },
  );

  app.delete<{ Querystring: { before: string } }>(
    '/trash',
    forAdministrators('Empties the trash: erases everything that was deleted up to a time', {
      query: { before: INSTANT },
    }),
    async (request) => {
      const { before } = request.query;
      // Without the time, recent deletions of somebody else would be erased unseen.
      if (!before) throw new HttpError(400, 'before is required.');
      const erased = await eraseFromTrash(database, { before }, actorOf(request));
      return { message: erased === 1 ? '1 item erased.' : `${erased} items erased.` };
    },
  );
};
