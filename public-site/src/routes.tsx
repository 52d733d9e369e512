import {
  calendarQuery,
  caseStudiesQuery,
  caseStudyQuery,
  commentsQuery,
  documentsQuery,
  eventQuery,
  heroSlidesQuery,
  homeGroupsQuery,
  itemsOfProjectQuery,
  membersQuery,
  ownPageLinksQuery,
  ownPageQuery,
  pageHeroQuery,
  partnersQuery,
  projectCountsQuery,
  projectLinksQuery,
  projectQuery,
  projectsQuery,
  relatedQuery,
  singletonQuery,
  updateQuery,
  updatesQuery,
  // Renamed, because the linter treats names that start with `use` as hooks.
  useCaseQuery as caseOfUseQuery,
  useCasesQuery as casesOfUseQuery,
} from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { CASE_STUDY_CATEGORIES, USE_CASE_CATEGORIES } from '@charity-site/api-client/entities';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RemoteRoutes, RouteHandle } from '@charity-site/shell/contract';
import { listParams } from './components/list/usePageNumber';
import { ALL_ITEMS } from './pages/wholeList';
import { loadTexts } from './i18n/load';
import { GIFT_QUERY, SLIP_QUERY } from './pages/donate/slipQuery';
import { HOME_PREVIEW } from './pages/home/preview';
import { prefetchSearch } from './pages/search/prefetchSearch';
import { prefetch } from './loaders/prefetch';
import { prefetchList } from './loaders/prefetchList';

/** A page that loads something before it is rendered for the first time. */
interface Prepared {
  prepare?: () => Promise<void> | undefined;
}

/**
 * Lazy route of a page. Its `head` is in the same chunk, so that the first visit does not load the
 * texts of other pages.
 * @param query search params that change the page
 */
const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType> & Pick<RouteHandle, 'head'> & Prepared>,
  name: Name,
  query: string[] = [],
) => {
  const handle: RouteHandle = { query };
  const lazy = async () => {
    const loaded = await load();
    handle.head = loaded.head;
    await loaded.prepare?.();
    return { Component: loaded[name] };
  };
  return { handle, lazy };
};

/** Prefetches a list page: its items for the params in the URL, and its hero. */
const prefetchListPage = (
  { request }: LoaderFunctionArgs,
  listQuery: (params: ReturnType<typeof listParams>) => { queryKey: QueryKey },
  hero: { queryKey: QueryKey },
  categories?: readonly string[],
) => {
  const params = listParams(new URL(request.url).searchParams, categories);
  return prefetchList(params, listQuery(params), hero);
};

/** Routes of the public site. Loaders prefetch a page's queries while its chunk loads. */
const routes: RemoteRoutes = [
  {
    path: '/',
    // Nothing renders before the page's catalogue is loaded. On the server the loader loads it,
    // because `lazy` runs once for all languages.
    lazy: async () => {
      await loadTexts();
      // Evaluated in its own task, like the chunk of each page.
      const { PublicLayout } = await import(/* webpackMode: "eager" */ './layout/PublicLayout');
      return { Component: PublicLayout };
    },
    loader: async () => {
      if (typeof document === 'undefined') await loadTexts();
      return prefetch(
        singletonQuery('notice'),
        singletonQuery('logo'),
        singletonQuery('contact-details'),
        projectLinksQuery(),
        ownPageLinksQuery(),
      );
    },
    children: [
      {
        index: true,
        loader: () =>
          prefetch(
            heroSlidesQuery(),
            updatesQuery(HOME_PREVIEW),
            homeGroupsQuery(),
            singletonQuery('quote'),
            caseStudiesQuery(HOME_PREVIEW),
            singletonQuery('figures'),
            projectCountsQuery(),
            partnersQuery(ALL_ITEMS),
          ),
        ...page(() => import('./pages/home/HomePage'), 'HomePage'),
      },
      {
        path: 'news',
        loader: (args) => prefetchListPage(args, updatesQuery, pageHeroQuery('updates')),
        ...page(() => import('./pages/news/NewsPage'), 'NewsPage', ['page']),
      },
      {
        path: 'updates/:id',
        loader: ({ params: { id = '' } }) =>
          prefetch(updateQuery(id), commentsQuery(id), relatedQuery('updates', id)),
        ...page(() => import('./pages/update/UpdatePage'), 'UpdatePage', ['sent', 'print']),
      },
      {
        path: 'about',
        loader: () =>
          prefetch(pageHeroQuery('about'), singletonQuery('about-us'), membersQuery(ALL_ITEMS)),
        ...page(() => import('./pages/about/AboutPage'), 'AboutPage'),
      },
      {
        path: 'case-studies',
        loader: (args) =>
          prefetchListPage(
            args,
            caseStudiesQuery,
            pageHeroQuery('case-studies'),
            CASE_STUDY_CATEGORIES,
          ),
        ...page(() => import('./pages/caseStudies/CaseStudiesPage'), 'CaseStudiesPage', [
          'page',
          'category',
        ]),
      },
      {
        path: 'case-studies/:id',
        loader: ({ params: { id = '' } }) =>
          prefetch(caseStudyQuery(id), relatedQuery('case-studies', id)),
        ...page(() => import('./pages/caseStudies/CaseStudyPage'), 'CaseStudyPage'),
      },
      {
        path: 'who-we-serve',
        loader: async () => {
          const groups = singletonQuery('groups');
          const pending = prefetch(pageHeroQuery('who-we-serve'), groups);
          const client = getQueryClient();
          // Home links to a group, which must be there to be scrolled to.
          if (client.getQueryData(homeGroupsQuery().queryKey) !== undefined)
            await client.ensureQueryData(groups).catch(() => undefined);
          return pending;
        },
        ...page(() => import('./pages/whoWeServe/WhoWeServePage'), 'WhoWeServePage'),
      },
      {
        path: 'events',
        loader: () => prefetch(pageHeroQuery('events'), calendarQuery()),
        ...page(() => import('./pages/events/EventsPage'), 'EventsPage', ['month', 'view', 'page']),
      },
      {
        path: 'events/:id',
        loader: ({ params: { id = '' } }) => prefetch(eventQuery(id), relatedQuery('events', id)),
        ...page(() => import('./pages/events/EventPage'), 'EventPage', ['print']),
      },
      {
        path: 'use-cases',
        loader: (args) =>
          prefetchListPage(args, casesOfUseQuery, pageHeroQuery('use-cases'), USE_CASE_CATEGORIES),
        ...page(() => import('./pages/useCases/UseCasesPage'), 'UseCasesPage', [
          'page',
          'category',
        ]),
      },
      {
        path: 'use-cases/:id',
        loader: ({ params: { id = '' } }) =>
          prefetch(caseOfUseQuery(id), relatedQuery('use-cases', id)),
        ...page(() => import('./pages/useCases/UseCasePage'), 'UseCasePage'),
      },
      {
        path: 'contact-us',
        loader: () => prefetch(pageHeroQuery('contact-us'), singletonQuery('giving')),
        ...page(() => import('./pages/contact/ContactPage'), 'ContactPage', ['sent']),
      },
      {
        path: 'donate',
        loader: () =>
          prefetch(
            pageHeroQuery('donation'),
            singletonQuery('donation-details'),
            singletonQuery('giving'),
            singletonQuery('gift-settings'),
          ),
        ...page(() => import('./pages/donate/DonatePage'), 'DonatePage', SLIP_QUERY),
      },
      {
        // A parameter, so that lists of pages, such as the sitemap, leave it out.
        path: 'donate/:form',
        loader: () =>
          prefetch(
            singletonQuery('donation-details'),
            singletonQuery('giving'),
            singletonQuery('gift-settings'),
          ),
        ...page(() => import('./pages/gift/GiftPage'), 'GiftPage', GIFT_QUERY),
      },
      {
        path: 'mission',
        loader: () => prefetch(pageHeroQuery('mission'), singletonQuery('about-us')),
        ...page(() => import('./pages/mission/MissionPage'), 'MissionPage'),
      },
      {
        path: 'get-involved',
        loader: () => prefetch(pageHeroQuery('get-involved'), singletonQuery('giving')),
        ...page(() => import('./pages/getInvolved/GetInvolvedPage'), 'GetInvolvedPage', ['sent']),
      },
      {
        path: 'projects',
        loader: (args) => prefetchListPage(args, projectsQuery, pageHeroQuery('projects')),
        ...page(() => import('./pages/projects/ProjectsPage'), 'ProjectsPage', ['page']),
      },
      {
        path: 'projects/:id',
        loader: ({ params: { id = '' } }) =>
          prefetch(projectQuery(id), itemsOfProjectQuery(id), relatedQuery('projects', id)),
        ...page(() => import('./pages/projects/ProjectPage'), 'ProjectPage'),
      },
      {
        path: 'privacy',
        loader: () => prefetch(singletonQuery('privacy')),
        ...page(() => import('./pages/policies/PrivacyPage'), 'PrivacyPage'),
      },
      {
        path: 'safeguarding',
        loader: () => prefetch(singletonQuery('safeguarding')),
        ...page(() => import('./pages/policies/SafeguardingPage'), 'SafeguardingPage'),
      },
      {
        path: 'accessibility',
        loader: () => prefetch(singletonQuery('accessibility')),
        ...page(() => import('./pages/policies/AccessibilityPage'), 'AccessibilityPage'),
      },
      {
        path: 'documents',
        loader: () => prefetch(documentsQuery(ALL_ITEMS)),
        ...page(() => import('./pages/documents/DocumentsPage'), 'DocumentsPage'),
      },
      {
        path: 'search',
        loader: ({ request }) => prefetchSearch(new URL(request.url).searchParams),
        ...page(() => import('./pages/search/SearchPage'), 'SearchPage', ['q', 'kind', 'page']),
      },
      { path: 'closed', ...page(() => import('./pages/closed/ClosedPage'), 'ClosedPage') },
      {
        path: ':id',
        loader: ({ params: { id = '' } }) => prefetch(ownPageQuery(id)),
        ...page(() => import('./pages/ownPage/OwnPage'), 'OwnPage'),
      },
      { path: '*', ...page(() => import('./pages/notFound/NotFoundPage'), 'NotFoundPage') },
    ],
  },
];

export default routes;
