import type { RouteObject } from 'react-router';
import { withErrorElement, REMOTE_ID, SHELL_ID } from '../navigation/routeIds';
import { RootFrame } from '../providers/frames';

/** The routes of a remote's pages: as in the browser, but without error pages and retries. */
export const serverRoutes = (remote: string, routes: RouteObject[]): RouteObject[] => [
  {
    id: SHELL_ID,
    Component: RootFrame,
    children: [{ id: REMOTE_ID(remote), children: withErrorElement(routes, {}) }],
  },
];
