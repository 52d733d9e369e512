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
import { expandRecord, type ExpandQuery } from '../crud/expand';
import { isVisible } from '../rows/publishing';
import { readSingleton, saveSingleton } from '../crud/singleton';
import { moveToTrash } from '../trash/moveToTrash';
import { expectedSingletonVersion, sendVersioned } from '../crud/version';

type PageParams = { Params: { page?: string } };

/** Options of a singleton that each page has. */
interface PageOptions extends Pick<RouteShorthandOptions, 'schemaErrorFormatter'> {
  /** Schema of the parameter `page`. */
  keys: JsonSchema;
  /** The field of a saved record that names its page. */
  keyField: string;
}

/**
 * Adds the routes of a singleton: anyone may read, only the administrator may save and remove.
 * @param pageOptions for a singleton that each page has
 */
export const singletonRoutes = (
  app: FastifyInstance,
  singleton: AnySingleton,
  pageOptions?: PageOptions,
): void => {
  const { database } = app;
  const path = `/content/${singleton.path}`;
  const one = pageOptions ? `${path}/:page` : path;
  const { keys, keyField, ...errorOptions } = pageOptions ?? {};

  app.get<PageParams & { Querystring: ExpandQuery }>(
    one,
    { ...describeSingleton(singleton, keys), ...errorOptions },
    async ({ params: { page: key = singleton.path }, query }, reply) => {
      const record = await readSingleton(database, singleton, key);
      // Fastify would send null as an empty body. The response must be the JSON text `null`.
      if (!record || !(query.drafts || isVisible(singleton, record)))
        return reply.type('application/json').send('null');
      return sendVersioned(reply, await expandRecord(app, singleton, { key, record }, query));
    },
  );

  app.put<{ Body: Record<string, unknown> }>(
    path,
    describeSaveSingleton(singleton),
    async (request, reply) => {
      const { body } = request;
      const key = keyField === undefined ? singleton.path : String(body[keyField]);
      const options = { version: expectedSingletonVersion(request), by: actorOf(request) };
      const saved = await savingAutosave(database, request, (transaction) =>
        saveSingleton(transaction, singleton, key, body, options),
      );
      return sendVersioned(reply, saved);
    },
  );

  app.delete<PageParams>(
    one,
    { ...describeRemoveSingleton(singleton, keys), ...errorOptions },
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
