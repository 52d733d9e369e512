import { PAGE_KEYS, pageHeroes, type PageHero } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { describeRemoveSingle, describeSaveSingle, describeSingle } from '../crud/described';
import { readSingle, removeSingle, saveSingle } from '../crud/single';
import { expectedSingleVersion, sendVersioned } from '../crud/version';
import { badInput, notFound } from '../problem';

type Named = { Params: { page: string } };

const keys = { page: { type: 'string', enum: PAGE_KEYS } };

/** Unknown page keys are a 400 (docs/product.md 7.6), under the name that the key has in a body. */
const schemaErrorFormatter = () => badInput({ pageIdentifier: `Page must be one of: ${PAGE_KEYS.join(', ')}.` });

/** The banners of the pages, one record a page key (docs/product.md 7, 7.6). */
export const pageHeroRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const writing = app.only('administrator');

  app.get<Named>(
    '/content/page-hero/:page',
    { schema: describeSingle(pageHeroes, keys), schemaErrorFormatter },
    async (request, reply) => {
      const hero = await readSingle(database, pageHeroes, request.params.page);
      return hero ? sendVersioned(reply, hero) : reply.type('application/json').send('null');
    },
  );

  app.put<{ Body: PageHero }>(
    '/content/page-hero',
    { ...writing, schema: describeSaveSingle(pageHeroes) },
    async (request, reply) => {
      const { body } = request;
      const version = expectedSingleVersion(request);
      return sendVersioned(reply, await saveSingle(database, pageHeroes, body.pageIdentifier, body, version));
    },
  );

  app.delete<Named>(
    '/content/page-hero/:page',
    { ...writing, schema: describeRemoveSingle(pageHeroes, keys), schemaErrorFormatter },
    async (request) => {
      if (!(await removeSingle(database, pageHeroes, request.params.page))) throw notFound(pageHeroes.item);
      return { message: `${pageHeroes.item} deleted.` };
    },
  );
};
