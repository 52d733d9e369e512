import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller';
import { HttpError, notFound } from '../../http/httpError';
import { operation } from '../../http/openApi/operation';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { messageSchema } from '../../http/openApi/toJsonSchema';
import { deleteText } from './endText';
import { keepText, type SentText } from './keepText';
import { deviceOfCall } from './storedText';
import { answeredText, findText, type TextAt } from './textRow';

type Named = { Params: { id: string } };
type At = Pick<TextAt, 'revision' | 'copy' | 'change'>;

/** Maximum size of a text, in bytes of JSON: a rich text of 200,000 characters, with other fields beside it. */
const TEXT_BYTES = 1024 * 1024;

const tag = 'kept-texts';
const signedIn = true;
const editors = true;
const text = { type: 'string' };
const key: JsonSchema = { ...text, pattern: '^[0-9A-Za-z]{1,64}$' };
const count: JsonSchema = { type: 'integer', minimum: 0, maximum: 999_999_999 };
const form: JsonSchema = { ...text, minLength: 1, maxLength: 200, description: "Name of the form: 'partners:new'" };
const version: JsonSchema = {
  ...text,
  nullable: true,
  maxLength: 100,
  description: '`updatedAt` of the item that the form was opened with; null when nothing was stored',
};
const at: JsonSchema = {
  revision: { ...count, description: 'The revision that the text goes on from; 0 for none' },
  copy: { ...key, description: 'Key of the copy on this device' },
  change: { ...count, description: "Number of the copy's last change" },
};
const params: JsonSchema = { id: key };
const values: JsonSchema = { type: 'object', additionalProperties: true, description: 'By field; not checked' };

const face: JsonSchema = {
  ...{ id: text, form: text, version, device: text },
  revision: count,
  copy: { ...text, description: 'The copy that was kept last' },
  changes: {
    type: 'object',
    additionalProperties: count,
    description: 'The number of the last kept change of each copy',
  },
  keptAt: { ...text, format: 'date-time' },
  ended: { ...text, enum: ['', 'saved', 'deleted'], description: 'Why the text has no values any more' },
};

/**
 * The unsaved text of the caller's forms. It is the caller's own: nobody else can read or change it, and no rule is
 * applied, because it is unfinished.
 */
export const keptTextRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const mine = app.authenticate('administrator');

  app.get<{ Querystring: { form?: string } }>(
    '/kept-texts',
    {
      ...mine,
      schema: operation({
        summary: "Lists the caller's unsaved texts without their values, the last kept first",
        ...{ tag, signedIn, editors },
        query: { form },
        answer: {
          type: 'object',
          properties: { texts: { type: 'array', items: { type: 'object', properties: face } } },
        },
      }),
    },
    async (request) => {
      let query = database.selectFrom('kept_texts').selectAll().where('administrator', '=', callerOf(request)._id);
      query = query.where('revision', '>', 0);
      if (request.query.form) query = query.where('form', '=', request.query.form);
      const rows = await query.orderBy('keptAt', 'desc').orderBy('_id', 'desc').execute();
      return { texts: rows.map(answeredText) };
    },
  );

  app.get<Named>(
    '/kept-texts/:id',
    {
      ...mine,
      schema: operation({
        summary: "Reads one of the caller's unsaved texts",
        ...{ tag, signedIn, editors, params },
        answer: { type: 'object', properties: { ...face, values } },
      }),
    },
    async (request) => {
      const row = await findText(database, callerOf(request)._id, request.params.id);
      if (!row?.fields) throw notFound('Text');
      return { ...answeredText(row), values: JSON.parse(row.fields) as object };
    },
  );

  app.put<Named & { Body: SentText & At }>(
    '/kept-texts/:id',
    {
      ...mine,
      bodyLimit: TEXT_BYTES,
      schema: operation({
        summary: 'Keeps the unsaved text of a form; 409 when it was changed on another device since `revision`',
        ...{ tag, signedIn, editors, params },
        body: {
          type: 'object',
          properties: { form, values, version, ...at },
          required: ['form', 'values', 'version', 'revision', 'copy', 'change'],
        },
        answer: { type: 'object', properties: face },
        errorStatuses: [409],
      }),
    },
    async (request) => {
      const { revision, copy, change, ...sent } = request.body;
      const from = { id: request.params.id, revision, copy, change, device: deviceOfCall(request) };
      return answeredText(await keepText(database, callerOf(request)._id, from, sent));
    },
  );

  app.delete<Named & { Querystring: At }>(
    '/kept-texts/:id',
    {
      ...mine,
      schema: operation({
        summary:
          "Deletes one of the caller's unsaved texts; 409 when it was changed on another device since `revision`",
        ...{ tag, signedIn, editors, params },
        query: at,
        answer: messageSchema,
        errorStatuses: [409],
      }),
    },
    async (request) => {
      const { revision = 0, copy, change = 0 } = request.query;
      if (!copy) throw new HttpError(400, 'copy is required.');
      const { id } = request.params;
      await deleteText(database, callerOf(request)._id, { id, revision, copy, change, device: deviceOfCall(request) });
      return { message: 'Deleted.' };
    },
  );
};
