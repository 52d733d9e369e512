import type { PageData } from '@charity-site/registry';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { yieldToMain } from '../browser/yieldToMain';
import { RouteErrorPage } from '../pages/RouteErrorPage';
import { FullPageLoadError, routesFor, type LoadedRemote } from '../remotes/loadRoutes';
import { basename, pagePath } from '../navigation/paths';
import { initScrollRestoration } from './scrollPositions';
import { withLazyRetry } from './withLazyRetry';
import { Root } from './Root';
import { withErrorElement, REMOTE_ID, SHELL_ID } from '../navigation/routeIds';

const remoteRoute = ({ remote, routes }: LoadedRemote): RouteObject => ({
  id: REMOTE_ID(remote),
  ErrorBoundary: RouteErrorPage,
  children: withErrorElement(withLazyRetry(routes), { errorElement: <RouteErrorPage within /> }),
});

const siteRoutes = (children: RouteObject[]): RouteObject[] => [
  { id: SHELL_ID, Component: Root, ErrorBoundary: RouteErrorPage, children },
];

/**
 * Loads the code of a page before the router is created, which would render nothing until it has
 * loaded. The code of the layout and of the page runs in one task each.
 */
const withPage = async (routes: RouteObject[]): Promise<RouteObject[]> => {
  for (const { route } of matchRoutes(routes, window.location, basename()) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    await yieldToMain();
    const { lazy, ...rest } = route;
    Object.assign(route, rest, await lazy(), { lazy: undefined });
  }
  await yieldToMain();
  return routes;
};

/**
 * The site's router. It starts without routes: the owner of a path provides them on the first
 * visit. The root route has no path and no index, because a full match without parameters would
 * skip `patchRoutesOnNavigation`.
 * @param first the remote of the server-rendered page, and its loader data: the router starts with
 * its routes and runs no loader
 */
export const createRouter = async (first?: LoadedRemote & Pick<PageData, 'loaderData'>) => {
  const patched = new Set<string>();
  if (first) patched.add(first.remote);
  const routes = siteRoutes(first ? await withPage([remoteRoute(first)]) : []);

  /** Loads the target page as a document. Never resolves, because this document unloads. */
  const leave = (error: unknown): Promise<never> => {
    if (!(error instanceof FullPageLoadError)) throw error;
    const { location } = router.state.navigation;
    window.location.assign(location ? router.createHref(location) : window.location.href);
    return new Promise(() => undefined);
  };

  initScrollRestoration();
  const router = createBrowserRouter(routes, {
    basename: basename(),
    ...(first ? { hydrationData: { loaderData: first.loaderData } } : {}),
    // Called for every path that is unknown or has parameters; each remote is patched once.
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const remote = await routesFor(pagePath(path)).catch(leave);
      if (!remote || patched.has(remote.remote)) return;
      patch(SHELL_ID, [remoteRoute(remote)]);
      // patch() does nothing after an aborted navigation; the remote must then be patched again.
      if (!signal.aborted) patched.add(remote.remote);
    },
  });
  return router;
};
