import type { ServerAutosaves } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AutosaveRow } from '../../db/database';
import { deviceOf } from '../../http/headers/device';
import { callerOf } from '../../http/caller';
import { HttpError, notFound } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { FLAG, MOMENT, TEXT, listOf, objectOf, type JsonSchema } from '../../http/openApi/shapes';
import { answeredAutosave, AUTOSAVE_FACE, endAutosave, findAutosave, keepAutosave, type AutosaveAt } from './autosaves';
import { editorsOf, isAlone } from './otherPeople';

const forEditors = operations('autosaves', 'editors');

type Named = { Params: { id: string } };

interface SentText extends Pick<AutosaveRow, 'form' | 'number' | 'key' | 'version'> {
  values: Record<string, unknown>;
}

const namedIn = (request: FastifyRequest<Named>, number: number): AutosaveAt => ({
  administrator: callerOf(request)._id,
  id: request.params.id,
  number,
});

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
const number: JsonSchema = {
  type: 'integer',
  minimum: 1,
  maximum: 999_999_999,
  description: 'The editor counts its texts up: a lower number changes nothing',
};
const values: JsonSchema = { type: 'object', additionalProperties: true, description: 'By field; not checked' };

const face: JsonSchema = {
  id: TEXT,
  form: TEXT,
  number,
  key: { ...TEXT, description: "Idempotency key of the text's item; '' once the text was saved or deleted" },
  version,
  device: TEXT,
  keptAt: MOMENT,
  revisions: { ...listOf(TEXT), description: 'Always empty, for earlier clients' },
  ended: { ...TEXT, description: "'deleted' for a text without a key, for earlier clients" },
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
    forEditors("Lists the caller's unsaved texts without their values, the last kept first, and who else is typing", {
      query: { form },
      answer: objectOf({ texts: listOf(objectOf(face)), editing: listOf(TEXT), isAlone: FLAG }),
    }),
    async (request): Promise<ServerAutosaves> => {
      const { _id } = callerOf(request);
      let query = database.selectFrom('autosaves').select(AUTOSAVE_FACE).where('administrator', '=', _id);
      // A text that has ended has no form any more.
      if (request.query.form) query = query.where('form', 'in', [request.query.form, '']);
      const rows = await query.orderBy('keptAt', 'desc').orderBy('_id', 'desc').execute();
      return {
        texts: rows.map(answeredAutosave),
        editing: await editorsOf(request, request.query.form),
        isAlone: await isAlone(database, _id),
      };
    },
  );

  app.get<Named>(
    '/autosaves/:id',
    forEditors("Reads one of the caller's unsaved texts", { ...one, answer: objectOf({ ...face, values }) }),
    async (request) => {
      const row = await findAutosave(database, callerOf(request)._id, request.params.id);
      if (!row?.key) throw notFound('Text');
      return { ...answeredAutosave(row), values: JSON.parse(row.fields) as object };
    },
  );

  app.put<Named & { Body: SentText }>(
    '/autosaves/:id',
    {
      bodyLimit: TEXT_BYTES,
      ...forEditors('Keeps the unsaved text of an editor, unless a later one is kept already', {
        ...one,
        body: {
          type: 'object',
          properties: { form, values, version, number, key },
          required: ['form', 'values', 'version', 'number', 'key'],
        },
      }),
    },
    async (request) => {
      const { values: fields, number, ...text } = request.body;
      const device = deviceOf(request.headers['user-agent'] ?? '');
      await keepAutosave(database, namedIn(request, number), { ...text, fields: JSON.stringify(fields), device });
      return { message: 'Kept.' };
    },
  );

  app.delete<Named & { Querystring: { number?: number } }>(
    '/autosaves/:id',
    forEditors("Deletes one of the caller's unsaved texts, unless it was changed since", {
      ...one,
      query: { number },
    }),
    async (request) => {
      if (!request.query.number) throw new HttpError(400, 'number is required.');
      await endAutosave(database, namedIn(request, request.query.number));
      return { message: 'Deleted.' };
    },
  );
};
