import { localizedPath, LANGUAGES, prefixOf } from '@charity-site/api-client/entities';
import { configureSite, getQueryClient, siteConfig } from '@charity-site/api-client/http';
import { answerCallsWith, type DirectAnswer } from '@charity-site/api-client/server';
import { renderToString } from 'react-dom/server.edge';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import type { PageHead, PageRequest, QueryEntry, RenderedPage } from '@charity-site/registry';
import type { RemoteRoutes } from '../contract';
import { headOf } from '../head/headOf';
import { PageFrame } from '../providers/frames';
import { styleCache, stylesOf } from './styles';
import { serverRoutes } from './serverRoutes';

const statusOf = (head: PageHead, errors: unknown[]): number => {
  const failed = errors.map(
    (error) => (error as { response?: { status?: number } } | null)?.response?.status ?? 500,
  );
  if (failed.some((status) => status !== 404)) return 503;
  return head.missing ? 404 : 200;
};

/**
 * Creates a function that renders a remote's pages, one at a time: the site's settings and the
 * query client are global to the process.
 * @param respond resolves to the response of a page's API call
 */
export const createRenderer = (
  remote: string,
  routes: RemoteRoutes,
  respond: (method: string, url: string) => Promise<DirectAnswer>,
) => {
  answerCallsWith(respond);
  // A handler has one basename.
  const handlers = new Map(
    LANGUAGES.map(({ code }) => [
      code,
      createStaticHandler(serverRoutes(remote, routes as RouteObject[]), {
        basename: prefixOf(code) || '/',
      }),
    ]),
  );

  return async ({ address, site, seed = [] }: PageRequest): Promise<RenderedPage> => {
    configureSite(site);
    const { language } = siteConfig();
    const handler = handlers.get(language);
    if (!handler) throw new Error(`There are no pages in the language ${language}.`);
    const client = getQueryClient();
    client.clear();
    for (const [key, data] of seed) client.setQueryData(key, data);
    const context = await handler.query(
      new Request(new URL(localizedPath(language, address), 'http://site.invalid')),
    );
    const empty = { head: {}, styles: '', html: '', loaderData: {} };
    if (context instanceof Response)
      return {
        ...empty,
        status: context.status,
        location: context.headers.get('location') ?? undefined,
      };
    const [thrown] = Object.values(context.errors ?? {});
    if (thrown) throw thrown;

    const cache = styleCache();
    const html = renderToString(
      <PageFrame
        styles={cache}
        router={
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        }
      />,
    );
    const queries = client.getQueryCache().getAll();
    const errors = queries.flatMap(({ state }) => (state.status === 'error' ? [state.error] : []));
    const head = headOf(context.matches, context.location.search, client);
    return {
      status: statusOf(head, errors),
      head,
      styles: stylesOf(cache, html),
      html,
      loaderData: context.loaderData,
      // The browser refetches a query that failed here, so its first render differs: no hydration.
      state:
        errors.length > 0
          ? undefined
          : queries.flatMap(({ queryKey, state }): QueryEntry[] =>
              state.data === undefined ? [] : [[queryKey, state.data]],
            ),
    };
  };
};
