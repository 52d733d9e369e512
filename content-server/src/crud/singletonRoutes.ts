import type { AnySingleton } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../httpError';
import { describeRemoveSingleton, describeSaveSingleton, describeSingleton } from './described';
import { readSingleton, removeSingleton, saveSingleton } from './singleton';
import { expectedSingletonVersion, sendVersioned } from './version';

/** Adds the routes of a singleton: anyone may read, only the administrator may save and remove (docs/product.md 7.6). */
export const singletonRoutes = (app: FastifyInstance, singleton: AnySingleton): void => {
  const { database } = app;
  const path = `/content/${singleton.path}`;
  const writing = app.authenticate('administrator');

  app.get(path, { schema: describeSingleton(singleton) }, async (_request, reply) => {
    const record = await readSingleton(database, singleton, singleton.path);
    // Fastify would send null as an empty body. The answer must be the JSON text `null`.
    return record ? sendVersioned(reply, record) : reply.type('application/json').send('null');
  });

  app.put<{ Body: Record<string, unknown> }>(
    path,
    { ...writing, schema: describeSaveSingleton(singleton) },
    async (request, reply) => {
      const version = expectedSingletonVersion(request);
      return sendVersioned(reply, await saveSingleton(database, singleton, singleton.path, request.body, version));
    },
  );

  app.delete(path, { ...writing, schema: describeRemoveSingleton(singleton) }, async () => {
    if (!(await removeSingleton(database, singleton, singleton.path))) throw notFound(singleton.item);
    return { message: `${singleton.item} deleted.` };
  });
};
