import {
  HELD_FOR,
  MESSAGE_FOLDERS,
  MESSAGE_SOURCES,
  messageAnsweredRules,
  messageChangeRules,
  messageNoteRules,
  messageReadRules,
  messages,
  type MessageChange,
  type MessageDraft,
  type MessageFolder,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { savingAutosave } from '../../content/autosave/autosaves';
import {
  listQueryOf,
  listQuerySchema,
  type ListQuery,
  type ListQuerystring,
} from '../../content/rows/listQuery';
import { pagedResponse } from '../../content/rows/paging';
import { removalRoutes } from '../../content/routes/removalRoutes';
import { recordOf } from '../../content/rows/rows';
import { findRow, readPage } from '../../content/crud/store';
import type { ListRow } from '../../db/database';
import { actorOf } from '../../content/history/recordChange';
import { existing } from '../../http/httpError';
import { addMessage } from '../addMessage';
import { changeMessages, markAsAnswered, markAsRead, saveNote } from '../messageChanges';
import { sendCsv, type CsvColumn } from '../csv';
import { submissionRoute } from '../submissions';
import { operations } from '../../http/openApi/operations';
import {
  draftSchema,
  idParam,
  named,
  pageSchema,
  recordSchema,
  STORED,
  type ById,
} from '../../http/openApi/toJsonSchema';
import { COUNT, BOOLEAN, TEXT, objectOf, type JsonSchema } from '../../http/openApi/jsonSchema';

type MessagesQuery = ListQuerystring & {
  read?: boolean;
  source?: MessageDraft['source'];
  folder: MessageFolder;
  answered?: boolean;
};

const forAdministrators = operations('messages', 'answerVisitors');
const publicRecord = recordSchema(messages.rules, { extra: { ...STORED, read: BOOLEAN } });
const whole = recordSchema(messages.rules, {
  extra: {
    ...STORED,
    read: BOOLEAN,
    folder: { type: 'string', enum: MESSAGE_FOLDERS },
    heldFor: { type: 'string', enum: HELD_FOR },
    answeredAt: TEXT,
    answeredBy: TEXT,
    note: TEXT,
  },
});
const FIELDS = Object.keys(whole.properties as JsonSchema);
const record = named('Message', whole);

const filters: JsonSchema = {
  ...listQuerySchema(messages),
  read: BOOLEAN,
  source: { type: 'string', enum: MESSAGE_SOURCES },
  folder: { type: 'string', enum: MESSAGE_FOLDERS, default: 'inbox' },
  answered: BOOLEAN,
};

const toListQuery = (query: MessagesQuery): ListQuery => {
  const { read, source, folder, answered } = query;
  const listQuery = listQueryOf(query, messages);
  return {
    ...listQuery,
    fields: listQuery.fields ?? FIELDS,
    where: {
      folder,
      ...(read !== undefined && { read: Number(read) }),
      ...(source !== undefined && { source }),
      ...(answered === false && { answeredAt: '' }),
    },
    whereNot: answered ? { answeredAt: '' } : {},
  };
};

const COLUMNS: readonly CsvColumn[] = [
  { heading: 'Status', cell: ({ read }) => (read === 1 ? 'Read' : 'Unread') },
  { heading: 'Sender', cell: 'name' },
  { heading: 'Email', cell: 'email' },
  { heading: 'Subject', cell: 'subject' },
  { heading: 'Date', cell: ({ createdAt }, dated) => dated(createdAt) },
  { heading: 'Message', cell: 'message' },
  {
    heading: 'Sent from',
    cell: ({ source }) => (source === 'get-involved' ? 'Get Involved page' : 'Contact Us page'),
  },
  { heading: 'Answered', cell: ({ answeredAt }, dated) => dated(String(answeredAt)) },
  { heading: 'Answered by', cell: 'answeredBy' },
  { heading: 'Note', cell: 'note' },
];

/** Messages: anyone may send, only the administrator may do the rest. */
export const messageRoutes = async (
  app: FastifyInstance,
  { timeZone }: { timeZone: string },
): Promise<void> => {
  const { database } = app;

  submissionRoute(app, '/messages', {
    describe: operations('messages', 'public'),
    summary: 'Sends a message or an inquiry',
    rules: messages.rules,
    answer: publicRecord,
    add: addMessage,
    toResponse: recordOf,
  });

  app.get<{ Querystring: MessagesQuery }>(
    '/messages',
    forAdministrators('Lists the messages, newest first', {
      query: filters,
      answer: pageSchema(messages.items, named('MessageInList', { ...whole, required: ['_id'] })),
    }),
    async ({ query }, reply) => {
      const listQuery = toListQuery(query);
      const page = await readPage(database, messages, listQuery, (bytes) =>
        app.reserveMemory(reply, bytes),
      );
      return pagedResponse(messages, listQuery, page);
    },
  );

  app.get<{ Querystring: MessagesQuery }>(
    '/messages/export',
    forAdministrators('All messages that match, as CSV', {
      query: filters,
      produces: 'text/csv',
      answer: TEXT,
    }),
    async ({ query }, reply) =>
      sendCsv(reply, database, messages, { query: toListQuery(query), columns: COLUMNS, timeZone }),
  );

  const one = { params: idParam(messages.item), answer: record };
  const toRecord = (row: ListRow | undefined) => recordOf(existing(row, messages.item));

  app.get<ById>('/messages/:id', forAdministrators('One message', one), async (request) =>
    toRecord(await findRow(database, messages, request.params.id)),
  );

  app.put<ById & { Body: { read: boolean } }>(
    '/messages/:id/read',
    forAdministrators('Marks a message as read or unread', {
      ...one,
      body: draftSchema(messageReadRules),
    }),
    async (request) =>
      toRecord(await markAsRead(database, request.params.id, request.body.read, actorOf(request))),
  );

  app.put<ById & { Body: { answered: boolean } }>(
    '/messages/:id/answered',
    forAdministrators('Marks a message as answered, with date and name, or as not answered', {
      ...one,
      body: draftSchema(messageAnsweredRules),
    }),
    async (request) =>
      toRecord(
        await markAsAnswered(database, request.params.id, request.body.answered, actorOf(request)),
      ),
  );

  app.put<ById & { Body: { note: string } }>(
    '/messages/:id/note',
    forAdministrators('Saves the private note of a message', {
      ...one,
      body: draftSchema(messageNoteRules),
      endsAutosave: true,
    }),
    async (request) => {
      const { params, body } = request;
      return toRecord(
        await savingAutosave(database, request, (transaction) =>
          saveNote(transaction, params.id, body.note, actorOf(request)),
        ),
      );
    },
  );

  app.post<{ Body: { ids: string; change: MessageChange } }>(
    '/messages/changes',
    forAdministrators('Changes several messages: read, unread, spam, inbox, delete or restore', {
      body: draftSchema(messageChangeRules),
      answer: objectOf({ changed: COUNT }),
    }),
    async (request) => {
      const { ids, change } = request.body;
      return { changed: await changeMessages(database, ids, change, actorOf(request)) };
    },
  );

  removalRoutes(app, { list: messages, path: '/messages', record });
};
