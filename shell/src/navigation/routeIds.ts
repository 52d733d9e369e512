import type { RouteObject } from 'react-router-dom';

/** Id of the shell's root route. */
export const SHELL_ID = 'shell';

/**
 * Id of the route that contains a remote's routes. React Router derives the ids of its children
 * from it, so the server and the browser must nest them alike.
 */
export const REMOTE_ID = (remote: string): string => `remote:${remote}`;

/**
 * Wraps the pages within a remote's layout in a route. In browsers that route has the error page,
 * so that the layout (header, menu and footer) stays when a page fails. The pages cannot have it
 * themselves: the router renders no `errorElement` of a route whose code did not load. On the
 * server the route only keeps the route ids equal to those in the browser.
 * @param options of the wrapping route
 */
export const withErrorElement = (
  routes: RouteObject[],
  options: Pick<RouteObject, 'errorElement'>,
): RouteObject[] =>
  routes.map((route) =>
    route.children ? { ...route, children: [{ ...options, children: route.children }] } : route,
  );
