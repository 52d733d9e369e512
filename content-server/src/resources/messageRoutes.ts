import { messageReadRules, messages } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { createKeyOf } from '../crud/createKey';
import { createOnce } from '../crud/createOnce';
import { listQuerySchema } from '../crud/described';
import { readDraft } from '../crud/draft';
import { readListQuery, type ListQuery, type RawQuery } from '../crud/listQuery';
import { pagedAnswer } from '../crud/paging';
import { removalRoutes } from '../crud/removalRoutes';
import { isId, recordOf } from '../crud/rows';
import { readPage } from '../crud/store';
import { operation } from '../openApi/operation';
import { draftSchema, pageSchema, recordSchema, STORED } from '../openApi/toJsonSchema';
import { badInput, notFound } from '../problem';

type Named = { Params: { id: string } };

const tag = 'messages';
const signedIn = true;
const record = recordSchema(messages.rules, { ...STORED, read: { type: 'boolean' } });

/** `read=true|false`, left out for all; anything else is a 400. */
const readFilter = ({ read }: RawQuery): ListQuery['where'] => {
  if (read === undefined) return {};
  if (read === 'true' || read === 'false') return { read: Number(read === 'true') };
  throw badInput({ read: 'read must be true or false.' });
};

/** Messages: sent by anyone, kept by the administrator (docs/product.md 4.2, 7). */
export const messageRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const administrators = app.only('administrator');

  app.post(
    '/messages',
    {
      ...app.limited('publicWrites'),
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
      const draft = readDraft(messages.rules, request.body);
      const row = await createOnce(database, messages, { ...draft, read: false }, createKeyOf(request));
      return reply.code(201).send(recordOf(row));
    },
  );

  app.get<{ Querystring: RawQuery }>(
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
      const asked = { ...readListQuery(query, messages), where: readFilter(query) };
      const page = await readPage(database, messages, asked, (bytes) => app.roomFor(reply, bytes));
      return pagedAnswer(messages, asked, page);
    },
  );

  app.put<Named>(
    '/messages/:id/read',
    {
      ...administrators,
      schema: operation({
        summary: 'Marks a message as read or unread',
        tag,
        signedIn,
        params: ['id'],
        body: draftSchema(messageReadRules),
        answer: record,
      }),
    },
    async ({ params, body }) => {
      const { read } = readDraft(messageReadRules, body);
      if (!isId(params.id)) throw notFound(messages.item);
      const row = await database
        .updateTable('messages')
        .set({ read: Number(read), updatedAt: new Date().toISOString() })
        .where('_id', '=', params.id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw notFound(messages.item);
      return recordOf(row);
    },
  );

  removalRoutes(app, { list: messages, address: '/messages', record });
};
