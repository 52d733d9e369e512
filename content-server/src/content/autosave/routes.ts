import { AUTOSAVE_BYTES, type EditorText } from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceOf } from '../../http/headers/request';
import { callerOf } from '../../http/caller';
import { HttpError, notFound } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { COUNT, listOf, INSTANT, objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { listsParameter } from '../crud/lists';
import { listsFor } from '../rows/editors';
import { saveAutosave, savingAutosave } from './autosaves';

const forSignedIn = operations('autosaves', 'useAccount');

/** Time after the last autosave in which a person counts as editing, in ms. */
const EDITING_TIMEOUT = 2 * 60 * 1000;

/** Columns of an autosave without its values, which can be a megabyte. */
const COLUMNS = ['id', 'form', 'number', 'key', 'version', 'device', 'keptAt as at'] as const;

type ById = { Params: { id: string } };

const inputFields = {
  form: { ...TEXT, maxLength: 200, description: "Name of the form: 'partners:new'" },
  number: { ...COUNT, maximum: 999_999_999, description: 'Counted by the editor' },
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
  values: { type: 'object', additionalProperties: true, description: 'By field; not checked' },
};
const { values, ...described } = { ...inputFields, id: TEXT, device: TEXT, at: INSTANT };
const one = { params: { id: { ...TEXT, pattern: '^[0-9A-Za-z]{1,64}$' } } };

/**
 * Names of the other people who are editing a stored record; empty if the caller cannot see its
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
    .where('keptAt', '>', new Date(Date.now() - EDITING_TIMEOUT).toISOString())
    .where('administrator', '<>', callerOf(request)._id)
    .execute();
  return people.map(({ name: fullName, email }) => fullName || email).sort();
};

/**
 * Autosaves, which only their author can read and change. They are unfinished, so their values are
 * not validated.
 */
export const autosaveRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.get<{ Querystring: { form?: string } }>(
    '/autosaves',
    forSignedIn("Lists the caller's unsaved texts without their values, and who else is typing", {
      query: { form: TEXT },
      answer: objectOf({
        texts: listOf(TEXT),
        rows: listOf(objectOf(described)),
        editing: listOf(TEXT),
      }),
    }),
    async (request) => {
      const rows = await database
        .selectFrom('autosaves')
        .select(COLUMNS)
        .where('administrator', '=', callerOf(request)._id)
        .execute();
      // An admin-app older than 2026-12-29 reads `texts`, and expects revisions in it.
      return { texts: [], rows, editing: await editorsOf(request, request.query.form) };
    },
  );

  app.get<ById>(
    '/autosaves/:id',
    forSignedIn("Reads one of the caller's unsaved texts", {
      ...one,
      query: listsParameter,
      answer: objectOf({ ...described, values }),
    }),
    async (request) => {
      const rows = await database
        .selectFrom('autosaves')
        .select([...COLUMNS, 'administrator', 'fields'])
        .where('id', '=', request.params.id)
        .execute();
      const row = rows.find(({ administrator }) => administrator === callerOf(request)._id);
      // A browser checks here who owns a copy older than 2026-12-29, which names no person.
      if (rows.length > 0 && !row) throw new HttpError(403, 'This text belongs to somebody else.');
      if (!row?.key) throw notFound('Text');
      return { ...row, values: JSON.parse(row.fields) as object };
    },
  );

  app.put<ById & { Body: Omit<EditorText, 'id'> }>(
    '/autosaves/:id',
    {
      bodyLimit: AUTOSAVE_BYTES,
      ...forSignedIn(
        'Stores the unsaved text of an editor, or that it is deleted, unless a later one is stored',
        {
          ...one,
          body: { type: 'object', properties: inputFields, required: Object.keys(inputFields) },
          endsAutosave: true,
        },
      ),
    },
    async (request) => {
      const { values: input, number, ...rest } = request.body;
      const device = deviceOf(request.headers['user-agent'] ?? '');
      return savingAutosave(database, request, async (transaction) => {
        await saveAutosave(transaction, {
          administrator: callerOf(request)._id,
          id: request.params.id,
          number,
          ...(rest.key && { ...rest, fields: JSON.stringify(input), device }),
        });
        return { message: 'Kept.' };
      });
    },
  );
};
