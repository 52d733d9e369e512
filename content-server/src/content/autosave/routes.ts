import { AUTOSAVE_BYTES, type ServerAutosave } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceOf } from '../../http/headers/device';
import { callerOf } from '../../http/caller';
import { HttpError, notFound } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { listOf, MOMENT, objectOf, TEXT } from '../../http/openApi/shapes';
import { listsParameter } from '../crud/lists';
import { listsFor } from '../rows/editors';
import { saveAutosave } from './autosaves';

const forEditors = operations('autosaves', 'editors');

/** Time after the last change in which a person counts as editing, in ms. */
const EDITING_FOR = 2 * 60 * 1000;

/** The columns of a text without its values, which can have a megabyte. */
const COLUMNS = ['id', 'form', 'number', 'key', 'version', 'device', 'keptAt'] as const;

type ById = { Params: { id: string } };

type SentText = Pick<ServerAutosave, 'form' | 'number' | 'key' | 'version'> & { values: object };

const form = {
  ...TEXT,
  minLength: 1,
  maxLength: 200,
  description: "Name of the form: 'partners:new'",
};
const sent = {
  form,
  number: {
    type: 'integer',
    minimum: 1,
    maximum: 999_999_999,
    description: 'Counted by the editor',
  },
  key: {
    ...TEXT,
    pattern: '^[0-9A-Za-z]{0,64}$',
    description: "Idempotency key of the text's item; '' for a text that was saved or deleted",
  },
  version: {
    ...TEXT,
    nullable: true,
    maxLength: 100,
    description: '`updatedAt` of the item when the form opened',
  },
};
const values = { type: 'object', additionalProperties: true, description: 'By field; not checked' };
const text = { ...sent, id: TEXT, form: TEXT, device: TEXT, keptAt: MOMENT };
const one = { params: { id: { ...TEXT, pattern: '^[0-9A-Za-z]{1,64}$' } } };

/**
 * Names of the other people who are typing into the form of a stored record, if the caller sees its
 * history.
 */
const editorsOf = async (request: FastifyRequest, name = ''): Promise<string[]> => {
  const [list = '', item] = name.split(':');
  if (!list || item === 'new' || listsFor(request)?.includes(list) === false) return [];
  const people = await request.server.database
    .selectFrom('autosaves')
    .innerJoin('administrators', 'administrators._id', 'autosaves.administrator')
    .select(['name', 'email'])
    .distinct()
    .where('form', '=', name)
    .where('key', '<>', '')
    .where('keptAt', '>', new Date(Date.now() - EDITING_FOR).toISOString())
    .where('administrator', '<>', callerOf(request)._id)
    .execute();
  return people.map(({ name: known, email }) => known || email).sort();
};

/**
 * Each person's own unsaved texts. Nobody else can read or change them. They are unfinished, so no
 * rule is applied.
 */
export const autosaveRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.get<{ Querystring: { form?: string } }>(
    '/autosaves',
    forEditors(
      "Lists the caller's unsaved texts without their values, newest first, and who else is typing",
      {
        query: { form },
        answer: objectOf({
          texts: listOf(TEXT),
          rows: listOf(objectOf(text)),
          editing: listOf(TEXT),
        }),
      },
    ),
    async (request) => {
      const { form: name } = request.query;
      let query = database
        .selectFrom('autosaves')
        .select(COLUMNS)
        .where('administrator', '=', callerOf(request)._id);
      // A row that a save has emptied names no form.
      if (name) query = query.where('form', 'in', [name, '']);
      const rows = await query.orderBy('keptAt', 'desc').orderBy('_id', 'desc').execute();
      // An admin-app of before 2026-12-29 reads `texts`, and would look for revisions in them.
      return { texts: [], rows, editing: await editorsOf(request, name) };
    },
  );

  app.get<ById>(
    '/autosaves/:id',
    forEditors("Reads one of the caller's unsaved texts", {
      ...one,
      query: listsParameter,
      answer: objectOf({ ...text, values }),
      errorStatuses: [403],
    }),
    async (request) => {
      const rows = await database
        .selectFrom('autosaves')
        .selectAll()
        .where('id', '=', request.params.id)
        .execute();
      const row = rows.find(({ administrator }) => administrator === callerOf(request)._id);
      // A browser asks for the owner of a copy of before 2026-12-29, which names no person.
      if (rows.length > 0 && !row) throw new HttpError(403, 'This text belongs to somebody else.');
      if (!row?.key) throw notFound('Text');
      return { ...row, values: JSON.parse(row.fields) as object };
    },
  );

  app.put<ById & { Body: SentText }>(
    '/autosaves/:id',
    {
      bodyLimit: AUTOSAVE_BYTES,
      ...forEditors(
        'Stores the unsaved text of an editor, or that it is deleted, unless a later one is stored',
        {
          ...one,
          body: {
            type: 'object',
            properties: { ...sent, values },
            required: [...Object.keys(sent), 'values'],
          },
        },
      ),
    },
    async (request) => {
      const { values: typed, number, ...rest } = request.body;
      const device = deviceOf(request.headers['user-agent'] ?? '');
      await saveAutosave(
        database,
        { administrator: callerOf(request)._id, id: request.params.id, number },
        rest.key ? { ...rest, fields: JSON.stringify(typed), device } : undefined,
      );
      return { message: 'Kept.' };
    },
  );
};
