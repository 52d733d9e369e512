import { dashboardQuery, singletonQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { RemoteRoutes } from '@charity-site/shell/contract';
import { AREA_GROUPS, isAllowedFor, type Area } from './shared/adminAreas';
import { screenFor } from './app/screens';
import { administratorQuery } from './shared/session/administrator';
import { Allowed } from './features/auth/Allowed';
import { logOut } from './shared/session/ownSession';
import { start } from './app/start';

/** Loads a screen's chunk on the first visit. */
const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** The screen, with access for the roles of its area. */
const forItsPeople =
  ({ action = 'editSite' }: Area, Screen: ComponentType) =>
  () => (
    <Allowed to={action}>
      <Screen />
    </Allowed>
  );

const screenRoute = (area: Area): RouteObject => {
  const areaScreen = screenFor(area);
  return {
    ...(area.path === '' ? { index: true } : { path: area.path }),
    lazy: async () => {
      const Screen = await areaScreen?.load();
      return Screen ? { Component: forItsPeople(area, Screen) } : {};
    },
    loader: ({ request }: LoaderFunctionArgs) => {
      const role = getQueryClient().getQueryData(administratorQuery().queryKey)?.role;
      // While the role is unknown, the server decides.
      const query =
        (role === undefined || isAllowedFor(area, role)) &&
        areaScreen?.query?.(new URL(request.url).searchParams);
      return query ? start(query) : null;
    },
    // Later changes are fetched by the screen itself; by a list after a debounce of 300 ms.
    shouldRevalidate: () => false,
  };
};

/** The groups' own screens, which all roles see, and the screens of the areas. */
const screenRoutes = AREA_GROUPS.flatMap(({ path, areas, ...group }) => [
  ...(path === undefined ? [] : [{ ...group, path, action: 'useAccount' } as const]),
  ...areas,
]).map(screenRoute);

/** Routes of the admin area. */
const routes: RemoteRoutes = [
  {
    path: '/admin/login',
    lazy: screen(() => import('./features/auth/LoginPage'), 'LoginPage'),
    action: () => {
      logOut();
      return null;
    },
  },
  {
    path: '/admin/forgotten-password',
    lazy: screen(() => import('./features/auth/ForgotPasswordPage'), 'ForgotPasswordPage'),
  },
  {
    path: '/admin/new-password',
    lazy: screen(() => import('./features/auth/ResetPasswordPage'), 'ResetPasswordPage'),
  },
  {
    path: '/admin/invitation',
    lazy: screen(() => import('./features/people/InvitationPage'), 'InvitationPage'),
  },
  {
    path: '/admin',
    lazy: screen(() => import('./app/layout/AdminLayout'), 'AdminLayout'),
    loader: () => start(administratorQuery(), singletonQuery('logo'), dashboardQuery()),
    shouldRevalidate: () => false,
    children: [
      ...screenRoutes,
      {
        path: 'preview',
        lazy: screen(() => import('./features/content/publishing/PreviewScreen'), 'PreviewScreen'),
      },
      { path: '*', lazy: screen(() => import('./app/layout/NotFoundScreen'), 'NotFoundScreen') },
    ],
  },
];

export default routes;
