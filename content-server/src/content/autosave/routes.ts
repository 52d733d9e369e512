import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction';
import { callerOf } from '../../http/caller';
import { HttpError, notFound } from '../../http/httpError';
import { REVISIONS_MAX } from '../../http/openApi/callHeaders';
import { operations } from '../../http/openApi/operations';
import { answeredAutosave, AUTOSAVE_FACE, endAutosave, findAutosave, keepAutosave, type SentText } from './autosaves';
import { autosaveAt } from './header';
import { MOMENT, TEXT, listOf, objectOf, type JsonSchema } from '../../http/openApi/shapes';

const forEditors = operations('autosaves', 'editors');

type Named = { Params: { id: string } };

/** Maximum size of a text, in bytes of JSON: a rich text of 200,000 characters, with other fields beside it. */
const TEXT_BYTES = 1024 * 1024;

const key: JsonSchema = { ...TEXT, pattern: '^[0-9A-Za-z]{1,64}$' };
const form: JsonSchema = { ...TEXT, minLength: 1, maxLength: 200, description: "Name of the form: 'partners:new'" };
const version: JsonSchema = {
  ...TEXT,
  nullable: true,
  maxLength: 100,
  description: '`updatedAt` of the item that the form was opened with; null when nothing was stored',
};
const revisions: JsonSchema = {
  ...{ type: 'array', items: key, minItems: 1, maxItems: REVISIONS_MAX },
  description: 'Key of this revision of the text and of those that it goes on from, the latest first',
};
const values: JsonSchema = { type: 'object', additionalProperties: true, description: 'By field; not checked' };

const face: JsonSchema = {
  ...{ id: TEXT, form: TEXT, version, device: TEXT, revisions: { ...revisions, minItems: 0 } },
  keptAt: MOMENT,
  ended: { ...TEXT, enum: ['', 'saved', 'deleted'], description: 'Why the text has no values any more' },
};

/**
 * The unsaved text of the caller's forms. It is the caller's own: nobody else can read or change it, and no
 * rule is applied, because it is unfinished.
 */
export const autosaveRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const one = { params: { id: key } };

  app.get<{ Querystring: { form?: string } }>(
    '/autosaves',
    forEditors("Lists the caller's unsaved texts without their values, the last kept first", {
      query: { form },
      answer: objectOf({ texts: listOf(objectOf(face)) }),
    }),
    async (request) => {
      let query = database
        .selectFrom('autosaves')
        .select(AUTOSAVE_FACE)
        .where('administrator', '=', callerOf(request)._id);
      if (request.query.form) query = query.where('form', '=', request.query.form);
      const rows = await query.orderBy('keptAt', 'desc').orderBy('_id', 'desc').execute();
      return { texts: rows.map(answeredAutosave) };
    },
  );

  app.get<Named>(
    '/autosaves/:id',
    forEditors("Reads one of the caller's unsaved texts", { ...one, answer: objectOf({ ...face, values }) }),
    async (request) => {
      const row = await findAutosave(database, callerOf(request)._id, request.params.id);
      if (!row?.fields) throw notFound('Text');
      return { ...answeredAutosave(row), values: JSON.parse(row.fields) as object };
    },
  );

  app.put<Named & { Body: SentText & { revisions: string[] } }>(
    '/autosaves/:id',
    {
      bodyLimit: TEXT_BYTES,
      ...forEditors('Keeps the unsaved text of a form, under another id when a newer text has this one', {
        ...one,
        body: {
          type: 'object',
          properties: { form, values, version, revisions },
          required: ['form', 'values', 'version', 'revisions'],
        },
        answer: objectOf(face),
      }),
    },
    async (request) => {
      const at = autosaveAt(request, request.params.id, request.body.revisions);
      if (!at) throw new HttpError(400, 'revisions is required.');
      return answeredAutosave(await keepAutosave(database, callerOf(request)._id, at, request.body));
    },
  );

  app.delete<Named & { Querystring: { revisions?: string } }>(
    '/autosaves/:id',
    forEditors("Deletes one of the caller's unsaved texts, unless it was changed on another device since", {
      ...one,
      query: { revisions: { ...TEXT, maxLength: 2000, description: 'Its revisions, joined by slashes' } },
    }),
    async (request) => {
      const at = autosaveAt(request, request.params.id, (request.query.revisions ?? '').split('/'));
      if (!at) throw new HttpError(400, 'revisions is required.');
      await inTransaction(database, (transaction) => endAutosave(transaction, callerOf(request)._id, at, 'deleted'));
      return { message: 'Deleted.' };
    },
  );
};
