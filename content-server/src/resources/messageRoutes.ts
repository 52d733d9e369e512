import { messageReadRules, messages, type MessageDraft } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { createKeyOf, type CreateKey } from '../crud/createKey';
import { createOnce } from '../crud/createOnce';
import { listQueryOf, listQuerySchema, type ListQuery, type SentListQuery } from '../crud/listQuery';
import { pagedAnswer } from '../crud/paging';
import { removalRoutes } from '../crud/removalRoutes';
import { recordOf } from '../crud/rows';
import { readPage } from '../crud/store';
import type { Database, ListRow } from '../db/database';
import { operation } from '../openApi/operation';
import { draftSchema, idParam, pageSchema, recordSchema, STORED } from '../openApi/toJsonSchema';
import { inTransaction } from '../db/transaction';
import { actorOf } from '../history/actorOf';
import { recordChange, type Actor } from '../history/recordChange';
import { notFound } from '../httpError';

type Named = { Params: { id: string } };

const tag = 'messages';
const signedIn = true;
const record = recordSchema(messages.rules, { ...STORED, read: { type: 'boolean' } });

/** Stores a message that the rules passed, as unread. */
export const addMessage = (database: Database, draft: MessageDraft, key: CreateKey | undefined): Promise<ListRow> =>
  createOnce(database, messages, { ...draft, read: false }, { key });

/** Marks a message as read or unread, and records it; undefined when there is no such message. */
const markAsRead = (database: Database, id: string, read: boolean, by: Actor | undefined) =>
  inTransaction(database, async (transaction) => {
    const row = await transaction
      .updateTable('messages')
      .set({ read: Number(read), updatedAt: new Date().toISOString() })
      .where('_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    const action = read ? ('read' as const) : ('unread' as const);
    if (row) await recordChange(transaction, { definition: messages, id, action, row: { ...row } }, by);
    return row;
  });

/** Messages: anyone may send, only the administrator may do the rest (docs/product.md 4.2, 7). */
export const messageRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const administrators = app.authenticate('administrator');

  app.post<{ Body: MessageDraft }>(
    '/messages',
    {
      ...app.rateLimited('publicWrites'),
      schema: operation({
        summary: 'Sends a message or an inquiry',
        tag,
        body: draftSchema(messages.rules),
        status: 201,
        createsOnce: true,
        answer: record,
        problems: [429],
      }),
    },
    async (request, reply) => {
      const row = await addMessage(database, request.body, createKeyOf(request));
      return reply.code(201).send(recordOf(row));
    },
  );

  app.get<{ Querystring: SentListQuery & { read?: boolean } }>(
    '/messages',
    {
      ...administrators,
      schema: operation({
        summary: 'Lists the messages, newest first',
        tag,
        signedIn,
        query: { ...listQuerySchema(messages), read: { type: 'boolean' } },
        answer: pageSchema(messages.items, record),
      }),
    },
    async ({ query }, reply) => {
      const where: ListQuery['where'] = query.read === undefined ? {} : { read: Number(query.read) };
      const asked = { ...listQueryOf(query, messages), where };
      const page = await readPage(database, messages, asked, (bytes) => app.roomFor(reply, bytes));
      return pagedAnswer(messages, asked, page);
    },
  );

  app.put<Named & { Body: { read: boolean } }>(
    '/messages/:id/read',
    {
      ...administrators,
      schema: operation({
        summary: 'Marks a message as read or unread',
        tag,
        signedIn,
        params: idParam(messages.item),
        body: draftSchema(messageReadRules),
        answer: record,
      }),
    },
    async (request) => {
      const row = await markAsRead(database, request.params.id, request.body.read, actorOf(request));
      if (!row) throw notFound(messages.item);
      return recordOf(row);
    },
  );

  removalRoutes(app, { list: messages, address: '/messages', record });
};
