import { PAGE_KEYS, pageHeroes, type PageHero } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { describeRemoveSingle, describeSaveSingle, describeSingle } from '../crud/described';
import { readDraft } from '../crud/draft';
import { readSingle, removeSingle, saveSingle } from '../crud/single';
import { expectedSingleVersion, sendVersioned } from '../crud/version';
import { badInput, notFound } from '../problem';

type Named = { Params: { page: string } };

/** A page's key out of the address; unknown ones are a 400 (docs/product.md 7.6). */
const pageKey = ({ page }: Named['Params']): string => {
  if (PAGE_KEYS.some((key) => key === page)) return page;
  throw badInput({ pageIdentifier: `Page must be one of: ${PAGE_KEYS.join(', ')}.` });
};

/** The banners of the pages, one record a page key (docs/product.md 7, 7.6). */
export const pageHeroRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const writing = app.only('administrator');
  const keys = ['page'];

  app.get<Named>('/content/page-hero/:page', { schema: describeSingle(pageHeroes, keys) }, async (request, reply) => {
    const hero = await readSingle(database, pageHeroes, pageKey(request.params));
    return hero ? sendVersioned(reply, hero) : reply.type('application/json').send('null');
  });

  app.put('/content/page-hero', { ...writing, schema: describeSaveSingle(pageHeroes) }, async (request, reply) => {
    const draft: PageHero = readDraft(pageHeroes.rules, request.body);
    const key = draft.pageIdentifier;
    return sendVersioned(reply, await saveSingle(database, pageHeroes, key, draft, expectedSingleVersion(request)));
  });

  app.delete<Named>(
    '/content/page-hero/:page',
    { ...writing, schema: describeRemoveSingle(pageHeroes, keys) },
    async (request) => {
      if (!(await removeSingle(database, pageHeroes, pageKey(request.params)))) throw notFound(pageHeroes.item);
      return { message: `${pageHeroes.item} deleted.` };
    },
  );
};
