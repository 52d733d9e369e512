import type { AnySingleton } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../problem';
import { describeRemoveSingle, describeSaveSingle, describeSingle } from './described';
import { readSingle, removeSingle, saveSingle } from './single';
import { expectedSingleVersion, sendVersioned } from './version';

/** The calls of a record of which there is one: read by anyone, saved and removed by the administrator (docs/product.md 7.6). */
export const singleRoutes = (app: FastifyInstance, single: AnySingleton): void => {
  const { database } = app;
  const path = `/content/${single.path}`;
  const writing = app.only('administrator');

  app.get(path, { schema: describeSingle(single) }, async (_request, reply) => {
    const record = await readSingle(database, single, single.path);
    // Fastify leaves a bare null empty; the answer is the JSON text `null`.
    return record ? sendVersioned(reply, record) : reply.type('application/json').send('null');
  });

  app.put<{ Body: Record<string, unknown> }>(
    path,
    { ...writing, schema: describeSaveSingle(single) },
    async (request, reply) => {
      const version = expectedSingleVersion(request);
      return sendVersioned(reply, await saveSingle(database, single, single.path, request.body, version));
    },
  );

  app.delete(path, { ...writing, schema: describeRemoveSingle(single) }, async () => {
    if (!(await removeSingle(database, single, single.path))) throw notFound(single.item);
    return { message: `${single.item} deleted.` };
  });
};
