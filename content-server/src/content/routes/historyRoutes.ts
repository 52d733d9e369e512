import {
  CHANGE_ACTIONS,
  findDefinition,
  isListing,
  translationRules,
  type AnyDefinition,
  type ChangePage,
  type ItemVersion,
  type LastChange,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { validateFields } from '../../http/bodies/bodyValidator';
import { pageQuery } from '../rows/listQuery';
import { pagingOf } from '../rows/paging';
import { isOrdered } from '../crud/positions';
import { rulesOfRow } from '../rows/publishing';
import { recordOf } from '../rows/rows';
import { listsParameter } from '../crud/lists';
import { saveSingleton } from '../crud/singleton';
import { findRow, replaceRow } from '../crud/store';
import { expectedVersion, sendVersioned } from '../crud/version';
import { freePath } from '../slugs/freePath';
import { existing, HttpError } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { listsFor, requireList } from '../rows/editors';
import { idParam, pageSchema, type ById } from '../../http/openApi/toJsonSchema';
import { saveTranslation, translationAt } from '../translations/saveTranslation';
import { actorOf, type Actor } from '../history/recordChange';
import {
  readChanges,
  readLatest,
  readPeople,
  readVersion,
  showsWithdrawn,
  type HistoryFilter,
} from '../history/readHistory';
import {
  INSTANT,
  BOOLEAN,
  TEXT,
  listOf,
  objectOf,
  type JsonSchema,
} from '../../http/openApi/jsonSchema';

const forWriters = operations('history', 'writeContent');
const forEditors = operations('history', 'editContent');
const change: JsonSchema = {
  _id: TEXT,
  at: INSTANT,
  action: { type: 'string', enum: CHANGE_ACTIONS },
  list: TEXT,
  item: TEXT,
  title: TEXT,
  by: TEXT,
  hasFields: BOOLEAN,
};
const VERSION = 'Version';

/** Maximum number of items on a page of a list. */
const LATEST_MAX = 100;

/** Names the trash, where a deleted item is restored. */
const deleted = ({ item }: AnyDefinition) =>
  new HttpError(409, `The ${item.toLowerCase()} was deleted. Restore it from the trash first.`);

/**
 * Makes an earlier version of an item, a singleton or a translation current.
 * @returns the stored record
 */
const restore = async (
  app: FastifyInstance,
  definition: AnyDefinition,
  { item, fields }: ItemVersion,
  options: { version?: string; by?: Actor },
): Promise<Record<string, unknown>> => {
  const { database } = app;
  const translation = translationAt(definition, item);
  if (translation) {
    const saved = await saveTranslation(
      database,
      translation,
      validateFields(translationRules(definition), fields),
      options,
    );
    if (!saved) throw deleted(definition);
    return { ...saved };
  }
  if (!isListing(definition)) {
    const draft = validateFields(definition.rules, fields);
    return saveSingleton(database, definition, item, draft, { ...options, action: 'restored' });
  }
  const current = await findRow(database, definition, item);
  if (!current) throw deleted(definition);
  // The position in the list belongs to the list, not to the text of the item.
  const position = isOrdered(definition) ? { order: current.order } : {};
  const draft = validateFields(rulesOfRow(definition, current), { ...fields, ...position });
  const row = await replaceRow(database, definition, item, draft, {
    ...options,
    action: 'restored',
    check: freePath(app, definition),
  });
  if (!row) throw deleted(definition);
  return recordOf(row);
};

/** Routes of the history: changes of signed-in people, and restoring a version. */
export const historyRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.get<{ Querystring: HistoryFilter & { page: number; limit: number } }>(
    '/history',
    forWriters('Lists what signed-in people changed, newest first', {
      query: {
        ...pageQuery,
        list: TEXT,
        item: TEXT,
        action: { type: 'string', enum: CHANGE_ACTIONS },
        by: TEXT,
        withFields: BOOLEAN,
      },
      answer: pageSchema('changes', objectOf(change), { people: listOf(TEXT) }),
    }),
    async (request): Promise<ChangePage> => {
      const { page, limit, ...filters } = request.query;
      const filter = { ...filters, lists: listsFor(request) };
      const [{ changes, totalItems }, people] = await Promise.all([
        readChanges(database, filter, { page, limit }),
        readPeople(database, filter.lists),
      ]);
      return { changes, people, ...pagingOf({ page, limit }, totalItems) };
    },
  );

  app.get<{ Querystring: { list: string; items: string[] } }>(
    '/history/latest',
    forWriters(
      'Says who last changed each of some items of a list; nothing while only one person has access',
      {
        query: {
          list: TEXT,
          items: {
            type: 'array',
            items: TEXT,
            maxItems: LATEST_MAX,
            description: `At most ${LATEST_MAX} ids`,
          },
        },
        answer: objectOf({ changes: listOf(objectOf({ item: TEXT, by: TEXT, at: TEXT })) }),
      },
    ),
    async (request): Promise<{ changes: LastChange[] }> => {
      const { list = '', items = [] } = request.query;
      requireList(request, list);
      return { changes: await readLatest(database, list, items) };
    },
  );

  app.get<ById>(
    '/history/:id',
    forWriters('Reads an item as it was after a change', {
      params: idParam(VERSION),
      query: listsParameter,
      answer: objectOf({ ...change, fields: { type: 'object', additionalProperties: true } }),
    }),
    async (request) => {
      const version = existing(await readVersion(database, request.params.id), VERSION);
      requireList(request, version.list);
      return version;
    },
  );

  app.post<ById>(
    '/history/:id/restore',
    forEditors(
      'Makes an earlier version of an item current; with If-Match: "<updatedAt>" only if the item is unchanged',
      {
        params: idParam(VERSION),
        query: listsParameter,
        answer: { type: 'object', additionalProperties: true },
        errorStatuses: [409, 412],
      },
    ),
    async (request, reply) => {
      const version = existing(await readVersion(database, request.params.id), VERSION);
      const definition = existing(findDefinition(version.list), VERSION);
      requireList(request, version.list);
      if (await showsWithdrawn(database, version._id))
        throw new HttpError(
          409,
          'Somebody in a picture of this version has withdrawn their consent. It cannot be restored.',
        );
      const options = { version: expectedVersion(request), by: actorOf(request) };
      return sendVersioned(reply, await restore(app, definition, version, options));
    },
  );
};
