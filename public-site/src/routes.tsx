import {
  contactDetailsQuery,
  caseStudiesQuery,
  commentsQuery,
  heroSlidesQuery,
  logoQuery,
  pageHeroQuery,
  partnersQuery,
  projectTitlesQuery,
  quoteQuery,
  updateQuery,
  updatesQuery,
} from 'api-client';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { pageNumber, PUBLIC_PAGE_SIZE } from './data/usePageNumber';
import { PublicLayout } from './layout/PublicLayout';
import { ALL_PARTNERS, HOME_PREVIEW } from './pages/home/preview';
import { start } from './start';

/** A page's code, fetched when it is first visited. */
const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** The page of a list that the address asks for. */
const paging = ({ request }: LoaderFunctionArgs) => ({
  page: pageNumber(new URL(request.url).searchParams),
  limit: PUBLIC_PAGE_SIZE,
});

/** The public site's pages (SPEC section 2). What a page reads is begun here, beside its code. */
const routes: RouteObject[] = [
  {
    path: '/',
    Component: PublicLayout,
    loader: () => start(logoQuery(), contactDetailsQuery(), projectTitlesQuery()),
    children: [
      {
        index: true,
        loader: () =>
          start(
            heroSlidesQuery(),
            updatesQuery(HOME_PREVIEW),
            quoteQuery(),
            caseStudiesQuery(HOME_PREVIEW),
            partnersQuery(ALL_PARTNERS),
          ),
        lazy: page(() => import('./pages/home/HomePage'), 'HomePage'),
      },
      {
        path: 'news',
        loader: (args) => start(pageHeroQuery('updates'), updatesQuery(paging(args))),
        lazy: page(() => import('./pages/news/NewsPage'), 'NewsPage'),
      },
      {
        path: 'updates/:id',
        loader: ({ params: { id = '' } }) => start(updateQuery(id), commentsQuery(id)),
        lazy: page(() => import('./pages/update/UpdatePage'), 'UpdatePage'),
      },
      { path: '*', lazy: page(() => import('./pages/notFound/NotFoundPage'), 'NotFoundPage') },
    ],
  },
];

export default routes;
