import type { AnySingleton } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/httpError';
import { describeRemoveSingleton, describeSaveSingleton, describeSingleton } from '../crud/contentSchemas';
import { inTransaction } from '../../db/transaction';
import { actorOf } from '../history/actorOf';
import { translationRoutes } from './translationRoutes';
import { completedOne, type AsksForMore } from '../crud/completed';
import { readSingleton, saveSingleton } from '../crud/singleton';
import { moveSingletonToTrash } from '../trash/moveToTrash';
import { expectedSingletonVersion, sendRead, sendVersioned } from '../crud/version';

/** Adds the routes of a singleton: anyone may read, only the administrator may save and remove. */
export const singletonRoutes = (app: FastifyInstance, singleton: AnySingleton): void => {
  const { database } = app;
  const path = `/content/${singleton.path}`;
  const writing = app.authenticate('administrator');

  app.get<{ Querystring: AsksForMore }>(path, { schema: describeSingleton(singleton) }, async ({ query }, reply) => {
    const record = await readSingleton(database, singleton, singleton.path);
    // Fastify would send null as an empty body. The answer must be the JSON text `null`.
    if (!record) return reply.type('application/json').send('null');
    const one = { key: singleton.path, record };
    return sendRead(reply, await completedOne(app, singleton, one, query), query);
  });

  app.put<{ Body: Record<string, unknown> }>(
    path,
    { ...writing, schema: describeSaveSingleton(singleton) },
    async (request, reply) => {
      const how = { version: expectedSingletonVersion(request), by: actorOf(request) };
      const saved = await inTransaction(database, (transaction) =>
        saveSingleton(transaction, singleton, singleton.path, request.body, how),
      );
      return sendVersioned(reply, saved);
    },
  );

  app.delete(path, { ...writing, schema: describeRemoveSingleton(singleton) }, async (request) => {
    const trashed = await moveSingletonToTrash(database, singleton, singleton.path, actorOf(request));
    if (trashed === undefined) throw notFound(singleton.item);
    return { message: `${singleton.item} deleted.`, trashed };
  });

  translationRoutes(app, singleton, path);
};
