import { reviewNoteRules, type AnyContentType } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction';
import { validateFields, type ValidatedBody } from '../../http/bodies/bodyValidator';
import { callerOf } from '../../http/caller';
import { existing } from '../../http/httpError';
import { OBJECT } from '../../http/openApi/hiddenRoute';
import { INSTANT, objectOf, TEXT, type JsonSchema } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { draftSchema, idParam, named, type ById } from '../../http/openApi/toJsonSchema';
import { savingAutosave } from '../autosave/autosaves';
import { storedRecord } from '../crud/contentSchemas';
import { listsQuery } from '../crud/lists';
import { expectedVersion, sendVersioned } from '../crud/version';
import { acceptReview, sendBack, sendForReview } from '../review/decide';
import { findReview, toReview } from '../review/reviews';
import { recordWithPublication } from '../rows/rows';
import { freePath } from '../slugs/freePath';

const review: JsonSchema = named(
  'Review',
  objectOf({
    fields: { ...OBJECT, description: 'The fields that change; none for a draft' },
    translations: { ...OBJECT, description: 'The translations that change, by language' },
    version: { ...INSTANT, description: 'The updatedAt on which the change is based' },
    by: TEXT,
    note: TEXT,
    createdAt: INSTANT,
    sentBackBy: { ...TEXT, description: 'Who has sent it back; empty while it waits' },
    answer: { ...TEXT, description: 'The note of who has sent it back' },
  }),
);

/** Everything is optional. The fields are validated together with those that do not change. */
const sentReview: JsonSchema = {
  ...OBJECT,
  properties: { note: TEXT, translations: OBJECT },
  description:
    'For an item that is not a draft, the fields that change, and the words that change by language under translations',
};

type SentReview = { Body: Record<string, unknown> & { translations?: Record<string, unknown> } };

/** Adds the routes of the review of a content type's items, for a type with drafts. */
export const reviewRoutes = (app: FastifyInstance, type: AnyContentType): void => {
  if (!type.publishing) return;
  const { database } = app;
  const url = `/content/${type.path}/:id/review`;
  const forWriters = operations(type.path, 'writeContent');
  const forReviewers = operations(type.path, 'editContent');
  const common = { params: idParam(type.item), query: listsQuery(type) };

  app.get<ById>(
    url,
    forWriters(`Reads what waits for review of one of ${type.path}, or was sent back`, {
      ...common,
      answer: review,
    }),
    async ({ params: { id } }) =>
      toReview(existing(await findReview(database, type.path, id), 'Review')),
  );

  app.post<ById & SentReview>(
    url,
    forWriters(
      `Sends one of ${type.path} for review: a draft, or a change of what is public; with If-Match: "<updatedAt>" only if the item is unchanged`,
      {
        ...common,
        body: sentReview,
        status: 201,
        answer: review,
        endsAutosave: true,
        errorStatuses: [409, 412],
      },
    ),
    async (request, reply) => {
      const { translations = {}, ...fields } = request.body;
      const { note } = validateFields(reviewNoteRules, fields);
      const sent = await savingAutosave(database, request, (transaction) =>
        sendForReview(
          transaction,
          { type, id: request.params.id },
          { fields, translations, note, by: callerOf(request), version: expectedVersion(request) },
        ),
      );
      return reply.code(201).send(toReview(sent));
    },
  );

  app.post<ById>(
    `${url}/accept`,
    forReviewers(
      `Publishes what waits for review of one of ${type.path}; with If-Match: "<updatedAt>" over that version, otherwise only if the item is as it was when it was sent`,
      { ...common, answer: storedRecord(type), errorStatuses: [409, 412] },
    ),
    async (request, reply) => {
      const row = await inTransaction(database, (transaction) =>
        acceptReview(
          transaction,
          { type, id: request.params.id },
          {
            by: callerOf(request),
            version: expectedVersion(request),
            check: freePath(app, type),
          },
        ),
      );
      return sendVersioned(reply, recordWithPublication(row));
    },
  );

  app.post<ById & ValidatedBody<typeof reviewNoteRules>>(
    `${url}/return`,
    forReviewers(`Sends back what waits for review of one of ${type.path}, with a note`, {
      ...common,
      body: draftSchema(reviewNoteRules),
      answer: review,
      errorStatuses: [409],
    }),
    async (request) => {
      const { note } = request.body;
      const by = callerOf(request);
      const item = { type, id: request.params.id };
      return toReview(
        await inTransaction(database, (transaction) => sendBack(transaction, item, { note, by })),
      );
    },
  );
};
