import {
  COMMENT_STATUSES,
  commentStatusRules,
  comments,
  HELD_FOR,
  isId,
  updates,
  type CommentStatus,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { findIdBySlug } from '../../content/slugs/findIdBySlug';
import {
  listQueryOf,
  listQuerySchema,
  type ListQuery,
  type ListQuerystring,
} from '../../content/rows/listQuery';
import { pagedResponse } from '../../content/rows/paging';
import { removalRoutes } from '../../content/routes/removalRoutes';
import { readWithinMemory } from '../../content/crud/largeLists';
import { findPublicRow, readPage } from '../../content/crud/store';
import { untyped, type Database, type ListRow } from '../../db/database';
import { operations } from '../../http/openApi/operations';
import {
  addressParam,
  draftSchema,
  idParam,
  optional,
  pageSchema,
  recordSchema,
  STORED,
  type ById,
} from '../../http/openApi/toJsonSchema';
import { existing, notFound } from '../../http/httpError';
import { actorOf } from '../../content/history/recordChange';
import { addComment } from '../addComment';
import { changeStatus } from '../commentStatus';
import { itemsWithSender } from '../senders';
import { submissionRoute } from '../submissions';
import { BOOLEAN, TEXT, listOf, objectOf, type JsonSchema } from '../../http/openApi/jsonSchema';

const forAnyone = operations('comments', 'public');
const forAdministrators = operations('comments', 'answerVisitors');
const whole = recordSchema(comments.rules, { extra: STORED });
const statuses = { type: 'string', enum: COMMENT_STATUSES };
const stored = recordSchema(comments.rules, {
  extra: { ...STORED, status: statuses, heldFor: { type: 'string', enum: HELD_FOR } },
});
const FIELDS = Object.keys(stored.properties as JsonSchema);
const listedComment: JsonSchema = {
  ...objectOf({ ...(stored.properties as JsonSchema), updateTitle: TEXT, canBlock: BOOLEAN }),
  required: ['_id'],
};

/** Schema of a comment for visitors, which omits the sender's e-mail address. */
const {
  guestEmail: _guestEmail,
  updatedAt: _updatedAt,
  ...publicFields
} = whole.properties as JsonSchema;
const publicComment: JsonSchema = objectOf(publicFields);
const createdComment: JsonSchema = objectOf({ ...publicFields, waits: optional(BOOLEAN) });

/** Titles of the updates of some comments, by id. */
const titlesOf = async (
  database: Database,
  rows: Partial<ListRow>[],
): Promise<Map<unknown, string>> => {
  const ids = [...new Set(rows.map(({ updateId }) => String(updateId)))];
  if (ids.length === 0) return new Map();
  const found = await database
    .selectFrom('updates')
    .select(['_id', 'title'])
    .where('_id', 'in', ids)
    .execute();
  return new Map(found.map(({ _id, title }) => [_id, title]));
};

/** Comments: anyone may read and write, only the administrator may list, delete and restore. */
export const commentRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.get<ById>(
    '/content/comments/update/:id',
    forAnyone('Lists the comments of an update, oldest first, without e-mail addresses', {
      params: addressParam(updates.item),
      answer: listOf(publicComment),
    }),
    async ({ params }, reply) => {
      const update = await findPublicRow(
        database,
        updates,
        await findIdBySlug(database, updates, params.id),
      );
      // The same response for a hidden and a missing update: otherwise its title could be guessed.
      if (!update && isId(params.id)) return [];
      if (!update) throw notFound(updates.item);
      const page = untyped<ListRow>(database)
        .selectFrom(comments.table)
        .where('updateId', '=', update._id)
        .where('status', '=', 'visible')
        .orderBy('createdAt')
        .orderBy('_id');
      const options = { max: Infinity, page, columns: Object.keys(publicFields) };
      return readWithinMemory(database, comments, options, (bytes) =>
        app.reserveMemory(reply, bytes),
      );
    },
  );

  submissionRoute(app, '/content/comments', {
    describe: forAnyone,
    summary: 'Adds a comment to an update',
    rules: comments.rules,
    answer: createdComment,
    errorStatuses: [404, 409],
    add: addComment,
    // `heldFor` does not change: a repeated request gets the same response after the comment was
    // approved or hidden.
    toResponse: (row) => (row.heldFor === '' ? row : { ...row, waits: true }),
  });

  app.get<{ Querystring: ListQuerystring & { status?: CommentStatus } }>(
    '/content/comments',
    forAdministrators('Lists all comments, newest first, with the titles of their updates', {
      query: { ...listQuerySchema(comments), status: statuses },
      answer: pageSchema(comments.items, listedComment),
    }),
    async ({ query }, reply) => {
      const where: ListQuery['where'] = query.status === undefined ? {} : { status: query.status };
      const listQuery = { ...listQueryOf(query, comments), where };
      listQuery.fields ??= FIELDS;
      const page = await readPage(database, comments, listQuery, (bytes) =>
        app.reserveMemory(reply, bytes),
      );
      const titles = await titlesOf(database, page.rows);
      const withSender = await itemsWithSender(database, page.rows);
      const rows = page.rows.map((row) => ({
        ...row,
        updateTitle: titles.get(row.updateId) ?? '',
        canBlock: Number(withSender.has(String(row._id))),
      }));
      return pagedResponse(comments, listQuery, { ...page, rows });
    },
  );

  app.put<ById & { Body: { status: CommentStatus } }>(
    '/content/comments/:id/status',
    forAdministrators('Approves, holds or hides a comment, or marks it as spam', {
      params: idParam(comments.item),
      body: draftSchema(commentStatusRules),
      answer: stored,
    }),
    async (request) => {
      const row = await changeStatus(
        database,
        request.params.id,
        request.body.status,
        actorOf(request),
      );
      return existing(row, comments.item);
    },
  );

  removalRoutes(app, { list: comments, path: '/content/comments', record: whole });
};
