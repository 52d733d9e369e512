import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_SINGLETONS } from '@charity-site/api-client/entities';
import { descriptionOf } from './description';
import type { RealServer } from './realServer';

/** The tested values of each query parameter of public reads. `drafts` needs a token. */
const VALUES: Record<string, string[]> = {
  page: ['1'],
  limit: ['100'],
  search: ['unseen', 'unseen&language=ny'],
  fields: ['title,status,publishAt,excerpt'],
  view: ['card'],
  status: ['draft', 'scheduled'],
  sort: ['changed'],
  from: ['2000-01-01'],
  to: ['2999-12-31'],
  category: ['All'],
  language: ['ny'],
  lists: ['objects'],
  pictures: ['true', 'true&language=ny'],
  // The second one only finds similar titles.
  q: ['unse', 'unsean', 'unse&language=ny', 'unsean&language=ny'],
  list: ['updates&q=unse', 'updates&q=unsean&language=ny'],
};

/** A public read of the API, such as `/api/content/updates/{id}`, with each of its queries. */
export interface PublicRead {
  path: string;
  queries: string[];
}

/**
 * Every public read of the API except the singletons, from /openapi.json. Throws for a query
 * parameter whose values are not listed here.
 */
export const publicReads = async (server: RealServer): Promise<PublicRead[]> => {
  const { paths } = await descriptionOf(server);
  const isSingleton = (path: string) =>
    ALL_SINGLETONS.some((one) =>
      [one.path, `${one.path}/{page}`].includes(path.slice('/api/content/'.length)),
    );
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || get.security.length > 0 || isSingleton(path)) return [];
    const names = (get.parameters ?? []).filter(
      (one) => one.in === 'query' && one.name !== 'drafts',
    );
    const queries = names.flatMap(({ name }) => {
      const values = VALUES[name];
      if (!values)
        throw new Error(
          `Please add values of the query parameter ${name} of ${path} to this table.`,
        );
      return values.map((value) => `?${name}=${value}`);
    });
    return [{ path, queries: ['', ...queries] }];
  });
};

/** The tested values of each query parameter of pages. */
const PAGE_VALUES: Record<string, string> = {
  page: '1',
  category: 'All',
  month: new Date().toISOString().slice(0, 'yyyy-mm'.length),
  view: 'past',
  sent: 'comment',
  q: 'unse',
  kind: 'updates&q=unse',
  give: '15000',
  by: 'airtel',
  currency: 'USD',
  // Its check sign is wrong.
  gift: 'GIFT-2222-3',
};

/** URLs that are neither in the sitemap nor in the list of pages. */
const FURTHER = [
  '/nowhere',
  '/ny/nowhere',
  '/search?q=unsean',
  '/offline.html',
  '/offline.html?language=ny',
  '/feed.xml',
  '/events.ics',
  '/sitemap.xml',
];

/**
 * Every public page in each language with each of its queries, and every file generated from
 * content. Throws for a page of items or a query parameter that is not listed.
 * @param itemPages where items have pages, such as `/updates`
 */
export const publicPages = async (
  { url, places }: RealServer,
  itemPages: readonly string[],
): Promise<string[]> => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const { remotes } = JSON.parse(
    await readFile(join(places.releasesDir, 'remotes.json'), 'utf8'),
  ) as {
    remotes: { routes: { path: string; query: string[] }[] }[];
  };
  const listed = remotes
    .flatMap(({ routes }) => routes)
    .flatMap(({ path: pattern, query }) => {
      const path = pattern.replace('/donate/:form', '/donate/gift');
      if (itemPages.some((items) => path === `${items}/:id`)) return [];
      if (path.includes(':')) throw new Error(`Please add the pages of ${path} to this table.`);
      const queries = query.map((name) => {
        const value = PAGE_VALUES[name];
        if (value === undefined)
          throw new Error(`Please add a value of ?${name}= of ${path} to this table.`);
        return `?${name}=${value}`;
      });
      return [path, `/ny${path}`].flatMap((page) => ['', ...queries].map((one) => page + one));
    });
  return [...new Set([...named, ...listed, ...FURTHER])];
};
