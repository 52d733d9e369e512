import { updatesQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import type { PageHead, RemoteRoutes, RouteHandle } from '@charity-site/shell/contract';
import { LATEST } from './latest';
import { Layout } from './Layout';

/** Describes a page: its title, tags and status, in the browser and on the server. */
const describedAs = (head: PageHead): RouteHandle => ({ head: () => head });

/**
 * Starts the requests for the content. The browser does not wait for them; the server renders their
 * responses.
 */
const startLatest = async () => {
  const latest = getQueryClient().prefetchQuery(updatesQuery(LATEST));
  if (typeof document === 'undefined') await latest;
  return null;
};

/** The remote's pages, all below its prefix. Each page is lazy: its code loads on navigation. */
const routes: RemoteRoutes = [
  {
    path: '/new-remote',
    Component: Layout,
    children: [
      {
        index: true,
        handle: describedAs({
          title: 'New remote',
          description: 'The latest updates of the site.',
        }),
        loader: startLatest,
        lazy: async () => ({ Component: (await import('./FirstPage')).FirstPage }),
      },
      {
        path: '*',
        handle: describedAs({ title: 'Page not found', missing: true }),
        lazy: async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage }),
      },
    ],
  },
];

export default routes;
