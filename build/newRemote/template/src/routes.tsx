import { updatesQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import type { RemoteRoutes } from '@charity-site/shell/contract';
import { LATEST } from './latest';
import { Layout } from './Layout';

/** The remote's pages, all below its prefix. Each page is lazy; its loader starts the requests for its content. */
const routes: RemoteRoutes = [
  {
    path: '/new-remote',
    Component: Layout,
    children: [
      {
        index: true,
        loader: () => {
          void getQueryClient().prefetchQuery(updatesQuery(LATEST));
          return null;
        },
        lazy: async () => ({ Component: (await import('./FirstPage')).FirstPage }),
      },
      { path: '*', lazy: async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage }) },
    ],
  },
];

export default routes;
