import { comments, updates, type CommentDraft } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createKeyOf, type CreateKey } from '../crud/createKey';
import { createOnce } from '../crud/createOnce';
import { listQueryOf, listQuerySchema, type SentListQuery } from '../crud/listQuery';
import { pagedAnswer } from '../crud/paging';
import { removalRoutes } from '../crud/removalRoutes';
import { findPublicRow, readPage } from '../crud/store';
import type { Database, ListRow } from '../db/database';
import { isMissingParent } from '../db/faults';
import { operation } from '../openApi/operation';
import { draftSchema, idParam, pageSchema, recordSchema, STORED, type JsonSchema } from '../openApi/toJsonSchema';
import { notFound } from '../httpError';

type Named = { Params: { id: string } };

const tag = 'comments';
const whole = recordSchema(comments.rules, STORED);
const titled = recordSchema(comments.rules, { ...STORED, updateTitle: { type: 'string' } });

/** Schema of a comment for visitors. Answers serialised with it leave the sender's e-mail out (docs/product.md 7.9). */
const { guestEmail: _guestEmail, updatedAt: _updatedAt, ...publicFields } = whole.properties as JsonSchema;
const shown: JsonSchema = { type: 'object', properties: publicFields };

const commentsOf = (database: Database, updateId: string) =>
  database
    .selectFrom('comments')
    .selectAll()
    .where('updateId', '=', updateId)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute();

/** The titles of the updates of a page of comments, by id. */
const titlesOf = async (database: Database, rows: Partial<ListRow>[]): Promise<Map<unknown, string>> => {
  const ids = [...new Set(rows.map(({ updateId }) => String(updateId)))];
  if (ids.length === 0) return new Map();
  const found = await database.selectFrom('updates').select(['_id', 'title']).where('_id', 'in', ids).execute();
  return new Map(found.map(({ _id, title }) => [_id, title]));
};

/** The size of the comments' text of an update, in bytes. */
const bytesOfComments = async (database: Database, updateId: string): Promise<number> => {
  const { bytes } = await database
    .selectFrom('comments')
    .select((eb) => eb.fn.sum<string | number | null>(sql`octet_length("commentText")`).as('bytes'))
    .where('updateId', '=', updateId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
};

/** Adds a comment that the rules passed. Throws a 404 when there is no such update. */
export const addComment = async (
  database: Database,
  draft: CommentDraft,
  key: CreateKey | undefined,
): Promise<ListRow> => {
  if (!(await findPublicRow(database, updates, draft.updateId))) throw notFound(updates.item);
  return createOnce(database, comments, draft, { key }).catch((error: unknown) => {
    // The update was deleted at the same time.
    throw isMissingParent(error) ? notFound(updates.item) : error;
  });
};

/** Comments: anyone may read and write, only the administrator may list, delete and restore (docs/product.md 7, 7.3, 7.9). */
export const commentRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const administrators = app.authenticate('administrator');

  app.get<Named>(
    '/content/comments/update/:id',
    {
      schema: operation({
        summary: 'Lists the comments of an update, oldest first, without e-mail addresses',
        tag,
        params: idParam(updates.item),
        answer: { type: 'array', items: shown },
      }),
    },
    async ({ params }, reply) => {
      // Those of an update that is not public stay with it.
      if (!(await findPublicRow(database, updates, params.id))) return [];
      await app.roomFor(reply, await bytesOfComments(database, params.id));
      return commentsOf(database, params.id);
    },
  );

  app.post<{ Body: CommentDraft }>(
    '/content/comments',
    {
      ...app.rateLimited('publicWrites'),
      schema: operation({
        summary: 'Adds a comment to an update',
        tag,
        body: draftSchema(comments.rules),
        status: 201,
        createsOnce: true,
        answer: shown,
        problems: [404, 429],
      }),
    },
    async (request, reply) => {
      const row = await addComment(database, request.body, createKeyOf(request));
      return reply.code(201).send(row);
    },
  );

  app.get<{ Querystring: SentListQuery }>(
    '/content/comments',
    {
      ...administrators,
      schema: operation({
        summary: 'Lists all comments, newest first, with the titles of their updates',
        tag,
        signedIn: true,
        query: listQuerySchema(comments),
        answer: pageSchema(comments.items, titled),
      }),
    },
    async ({ query }, reply) => {
      const asked = listQueryOf(query, comments);
      const page = await readPage(database, comments, asked, (bytes) => app.roomFor(reply, bytes));
      const titles = await titlesOf(database, page.rows);
      const rows = page.rows.map((row) => ({ ...row, updateTitle: titles.get(row.updateId) ?? '' }));
      return pagedAnswer(comments, asked, { ...page, rows });
    },
  );

  removalRoutes(app, { list: comments, address: '/content/comments', record: whole });
};
