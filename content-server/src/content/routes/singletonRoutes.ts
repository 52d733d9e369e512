import type { AnySingleton } from '@charity-site/api-client/entities';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { savingAutosave } from '../autosave/autosaves';
import { existing } from '../../http/httpError';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import {
  describeRemoveSingleton,
  describeSaveSingleton,
  describeSingleton,
} from '../crud/contentSchemas';
import { actorOf } from '../history/recordChange';
import { translationRoutes } from './translationRoutes';
import { completedOne, type ExpandQuery } from '../crud/expand';
import { readSingleton, saveSingleton } from '../crud/singleton';
import { moveToTrash } from '../trash/moveToTrash';
import { expectedSingletonVersion, sendVersioned } from '../crud/version';

type Named = { Params: { page?: string } };

/** The pages that have a row of a singleton each. */
interface OfPages extends Pick<RouteShorthandOptions, 'schemaErrorFormatter'> {
  /** Schema of the parameter `page`. */
  keys: JsonSchema;
  /** The field of a saved record that names its page. */
  keyField: string;
}

/**
 * Adds the routes of a singleton: anyone may read, only the administrator may save and remove.
 * @param ofPages for a singleton that each page has
 */
export const singletonRoutes = (
  app: FastifyInstance,
  singleton: AnySingleton,
  ofPages?: OfPages,
): void => {
  const { database } = app;
  const path = `/content/${singleton.path}`;
  const one = ofPages ? `${path}/:page` : path;
  const { keys, keyField, ...refusals } = ofPages ?? {};

  app.get<Named & { Querystring: ExpandQuery }>(
    one,
    { ...describeSingleton(singleton, keys), ...refusals },
    async ({ params: { page: key = singleton.path }, query }, reply) => {
      const record = await readSingleton(database, singleton, key);
      // Fastify would send null as an empty body. The answer must be the JSON text `null`.
      if (!record) return reply.type('application/json').send('null');
      return sendVersioned(reply, await completedOne(app, singleton, { key, record }, query));
    },
  );

  app.put<{ Body: Record<string, unknown> }>(
    path,
    describeSaveSingleton(singleton),
    async (request, reply) => {
      const { body } = request;
      const key = keyField === undefined ? singleton.path : String(body[keyField]);
      const how = { version: expectedSingletonVersion(request), by: actorOf(request) };
      const saved = await savingAutosave(database, request, (transaction) =>
        saveSingleton(transaction, singleton, key, body, how),
      );
      return sendVersioned(reply, saved);
    },
  );

  app.delete<Named>(
    one,
    { ...describeRemoveSingleton(singleton, keys), ...refusals },
    async (request) => {
      const { page: key = singleton.path } = request.params;
      const trashed = existing(
        await moveToTrash(database, singleton, key, actorOf(request)),
        singleton.item,
      );
      return { message: `${singleton.item} deleted.`, trashed };
    },
  );

  translationRoutes(app, singleton, one, keys);
};
