import { Outlet, type RouteObject } from 'react-router';
import { contained, REMOTE_ID, SHELL_ID } from '../navigation/routeIds';

/**
 * Renders as much as the browser's root route (router/Root.tsx) does at first, so that ids made by
 * React agree.
 */
function Root() {
  return (
    <>
      {null}
      <Outlet />
      {null}
      {null}
    </>
  );
}

/**
 * The router's routes once a remote has been found; as in the browser, but without error pages and
 * retries.
 */
export const serverRoutes = (remote: string, routes: RouteObject[]): RouteObject[] => [
  {
    id: SHELL_ID,
    Component: Root,
    children: [{ id: REMOTE_ID(remote), children: contained(routes, {}) }],
  },
];
