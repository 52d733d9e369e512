import {
  allCommentsQuery,
  caseStudiesQuery,
  contactDetailsQuery,
  donationDetailsQuery,
  eventsQuery,
  heroSlidesQuery,
  logoQuery,
  membersQuery,
  messagesQuery,
  pageHeroQuery,
  partnersQuery,
  projectsQuery,
  quoteQuery,
  upcomingEventsQuery,
  updatesQuery,
  useCasesQuery,
  type ListQuery,
} from 'api-client';
import { PAGE_SIZE } from 'api-client/entities';
import { clearToken } from 'api-client/session';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { RemoteRoutes } from 'shell/contract';
import { listQuery } from './list/listQuery';
import { readListAddress } from './list/useListAddress';
import { unreadQuery } from './messages/unreadQuery';
import { administratorQuery } from './session/administrator';
import { start } from './start';

type AnyQuery = { queryKey: QueryKey };

/** A screen's code, fetched when it is first visited. */
const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** A list screen: begins with the page, search and filter that the address asks for. */
const list = (path: string, query: (query: ListQuery) => AnyQuery, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  lazy,
  loader: ({ request }: LoaderFunctionArgs) =>
    start(query(listQuery(readListAddress(new URL(request.url).searchParams), PAGE_SIZE))),
  // From here on the screen itself asks, 300 ms after the last key.
  shouldRevalidate: () => false,
});

const single = (path: string, query: () => AnyQuery, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  lazy,
  loader: () => start(query()),
  shouldRevalidate: () => false,
});

const contentRoutes: RouteObject[] = [
  list(
    'hero-carousel',
    heroSlidesQuery,
    screen(() => import('./resources/heroSlides'), 'HeroSlides'),
  ),
  list(
    'executive-members',
    membersQuery,
    screen(() => import('./resources/executiveMembers'), 'ExecutiveMembers'),
  ),
  list(
    'case-studies',
    caseStudiesQuery,
    screen(() => import('./resources/caseStudies'), 'CaseStudies'),
  ),
  list(
    'updates',
    updatesQuery,
    screen(() => import('./resources/updates'), 'Updates'),
  ),
  list(
    'events',
    eventsQuery,
    screen(() => import('./resources/events'), 'Events'),
  ),
  list(
    'use-cases',
    useCasesQuery,
    screen(() => import('./resources/useCases'), 'UseCases'),
  ),
  list(
    'projects',
    projectsQuery,
    screen(() => import('./resources/projects'), 'Projects'),
  ),
  list(
    'partners',
    partnersQuery,
    screen(() => import('./resources/partners'), 'Partners'),
  ),
  list(
    'messages',
    messagesQuery,
    screen(() => import('./messages/MessagesScreen'), 'MessagesScreen'),
  ),
  list(
    'comments',
    allCommentsQuery,
    screen(() => import('./comments/CommentsScreen'), 'CommentsScreen'),
  ),
];

const singleRoutes: RouteObject[] = [
  single(
    'logo',
    logoQuery,
    screen(() => import('./records/logo'), 'LogoScreen'),
  ),
  single(
    'quotes',
    quoteQuery,
    screen(() => import('./records/quote'), 'QuoteScreen'),
  ),
  single(
    'contact-details',
    contactDetailsQuery,
    screen(() => import('./records/contactDetails'), 'ContactDetailsScreen'),
  ),
  single(
    'donation-details',
    donationDetailsQuery,
    screen(() => import('./records/donationDetails'), 'DonationDetailsScreen'),
  ),
  single(
    'page-heroes',
    () => pageHeroQuery('about'),
    screen(() => import('./pageHeroes/PageHeroesScreen'), 'PageHeroesScreen'),
  ),
];

/** The administrator's side (SPEC section 2, "Administrator routes"). */
const routes: RemoteRoutes = [
  {
    path: '/admin/login',
    lazy: screen(() => import('./session/LoginPage'), 'LoginPage'),
    action: () => {
      clearToken();
      return null;
    },
  },
  {
    path: '/admin',
    lazy: screen(() => import('./layout/AdminLayout'), 'AdminLayout'),
    loader: () => start(administratorQuery(), logoQuery(), unreadQuery()),
    shouldRevalidate: () => false,
    children: [
      {
        index: true,
        lazy: screen(() => import('./dashboard/DashboardScreen'), 'DashboardScreen'),
        loader: () => start(upcomingEventsQuery()),
      },
      ...contentRoutes,
      ...singleRoutes,
      { path: 'profile-settings', lazy: screen(() => import('./settings/ProfileScreen'), 'ProfileScreen') },
      { path: 'account', lazy: screen(() => import('./settings/AccountScreen'), 'AccountScreen') },
      { path: '*', lazy: screen(() => import('./layout/NotFoundScreen'), 'NotFoundScreen') },
    ],
  },
];

export default routes;
