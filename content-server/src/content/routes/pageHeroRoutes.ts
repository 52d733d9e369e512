import { PAGE_KEYS, pageHeroes, type PageHero } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { completedOne, type AsksForMore } from '../crud/completed';
import { describeRemoveSingleton, describeSaveSingleton, describeSingleton } from '../crud/contentSchemas';
import { readSingleton, saveSingleton } from '../crud/singleton';
import { moveSingletonToTrash } from '../trash/moveToTrash';
import { expectedSingletonVersion, sendRead, sendVersioned } from '../crud/version';
import { inTransaction } from '../../db/transaction';
import { actorOf } from '../history/actorOf';
import { badInput, notFound } from '../../http/httpError';
import { translationRoutes } from './translationRoutes';

type Named = { Params: { page: string } };

const keys = { page: { type: 'string', enum: PAGE_KEYS } };

/** An unknown page key is a 400. Its error has the same field name as in a body. */
const schemaErrorFormatter = () => badInput({ pageIdentifier: `Page must be one of: ${PAGE_KEYS.join(', ')}.` });

/** Page heroes, one for each page key. */
export const pageHeroRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const writing = app.authenticate('administrator');

  app.get<Named & { Querystring: AsksForMore }>(
    '/content/page-hero/:page',
    { schema: describeSingleton(pageHeroes, keys), schemaErrorFormatter },
    async (request, reply) => {
      const { page } = request.params;
      const hero = await readSingleton(database, pageHeroes, page);
      if (!hero) return reply.type('application/json').send('null');
      const one = { key: page, record: hero };
      return sendRead(reply, await completedOne(app, pageHeroes, one, request.query), request.query);
    },
  );

  app.put<{ Body: PageHero }>(
    '/content/page-hero',
    { ...writing, schema: describeSaveSingleton(pageHeroes) },
    async (request, reply) => {
      const { body } = request;
      const how = { version: expectedSingletonVersion(request), by: actorOf(request) };
      const saved = await inTransaction(database, (transaction) =>
        saveSingleton(transaction, pageHeroes, body.pageIdentifier, body, how),
      );
      return sendVersioned(reply, saved);
    },
  );

  app.delete<Named>(
    '/content/page-hero/:page',
    { ...writing, schema: describeRemoveSingleton(pageHeroes, keys), schemaErrorFormatter },
    async (request) => {
      const trashed = await moveSingletonToTrash(database, pageHeroes, request.params.page, actorOf(request));
      if (trashed === undefined) throw notFound(pageHeroes.item);
      return { message: `${pageHeroes.item} deleted.`, trashed };
    },
  );

  translationRoutes(app, pageHeroes, '/content/page-hero/:page', keys);
};
