import { dashboardQuery, logoQuery, pageHeroQuery } from '@charity-site/api-client';
import { PAGE_SIZE } from '@charity-site/api-client/entities';
import { getQueryClient } from '@charity-site/api-client/http';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { RemoteRoutes } from '@charity-site/shell/contract';
import type { Area } from './area';
import { AREAS } from './areas';
import { listQuery } from './list/listQuery';
import { readListAddress } from './list/useListAddress';
import { chosenPage } from './pageHeroes/chosenPage';
import { administratorQuery } from './session/administrator';
import { AdministratorsOnly } from './session/AdministratorsOnly';
import { logOut } from './session/ownSession';
import { start } from './start';

/** Loads a screen's chunk on the first visit. */
const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** Starts the queries of an area's screen; for a list, with the page, search and filter in the URL. */
const startArea = ({ path, list, content, record, isForAdministrators }: Area, address: URLSearchParams) => {
  if (isForAdministrators && getQueryClient().getQueryData(administratorQuery().queryKey)?.role === 'editor')
    return null;
  if (list) return start(list(listQuery(readListAddress(address), PAGE_SIZE, content)));
  if (record) return start(record());
  return path === 'page-heroes' ? start(pageHeroQuery(chosenPage(address))) : null;
};

/** The screen, which administrators' areas show to administrators only. */
const forItsPeople = ({ isForAdministrators }: Area, Screen: ComponentType): ComponentType =>
  isForAdministrators
    ? () => (
        <AdministratorsOnly>
          <Screen />
        </AdministratorsOnly>
      )
    : Screen;

const areaRoute = (area: Area): RouteObject => ({
  path: area.path,
  lazy: async () => ({ Component: forItsPeople(area, await area.screen()) }),
  loader: ({ request }: LoaderFunctionArgs) => startArea(area, new URL(request.url).searchParams),
  // Afterwards the screen itself fetches; a list 300 ms after the last change.
  shouldRevalidate: () => false,
});

/** Routes of the admin area. */
const routes: RemoteRoutes = [
  {
    path: '/admin/login',
    lazy: screen(() => import('./session/LoginPage'), 'LoginPage'),
    action: () => {
      logOut();
      return null;
    },
  },
  { path: '/admin/forgotten-password', lazy: screen(() => import('./session/ForgottenPage'), 'ForgottenPage') },
  { path: '/admin/new-password', lazy: screen(() => import('./session/NewPasswordPage'), 'NewPasswordPage') },
  { path: '/admin/invitation', lazy: screen(() => import('./people/InvitationPage'), 'InvitationPage') },
  {
    path: '/admin',
    lazy: screen(() => import('./layout/AdminLayout'), 'AdminLayout'),
    loader: () => start(administratorQuery(), logoQuery(), dashboardQuery()),
    shouldRevalidate: () => false,
    children: [
      {
        index: true,
        lazy: screen(() => import('./dashboard/DashboardScreen'), 'DashboardScreen'),
        // Asked again at each visit: the other screens change what it counts.
        loader: () => start({ ...dashboardQuery(), staleTime: 0 }),
      },
      ...AREAS.map(areaRoute),
      { path: 'profile-settings', lazy: screen(() => import('./settings/ProfileScreen'), 'ProfileScreen') },
      { path: 'account', lazy: screen(() => import('./settings/AccountScreen'), 'AccountScreen') },
      { path: '*', lazy: screen(() => import('./layout/NotFoundScreen'), 'NotFoundScreen') },
    ],
  },
];

export default routes;
