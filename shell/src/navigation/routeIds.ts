import type { RouteObject } from 'react-router-dom';

/** Id of the shell's root route. */
export const SHELL_ID = 'shell';

/**
 * Id of the route that holds a remote's routes. The ids of routes without one follow from it, so
 * the server and the browser must nest them alike.
 */
export const REMOTE_ID = (remote: string): string => `remote:${remote}`;

/**
 * Puts a route around the pages within a remote's layout. In browsers it has the error page, so
 * that the layout (header, menu and footer) survives a page that fails. The pages cannot have it:
 * the router shows nothing for a route whose code did not load. On the server it only makes the ids
 * of the routes agree with those in the browser.
 * @param around what the route has
 */
export const withErrorElement = (
  routes: RouteObject[],
  around: Pick<RouteObject, 'errorElement'>,
): RouteObject[] =>
  routes.map((route) =>
    route.children ? { ...route, children: [{ ...around, children: route.children }] } : route,
  );
