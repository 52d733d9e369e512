import { createBrowserRouter } from 'react-router-dom';
import { PartFailed } from '../pages/PartFailed';
import { routesFor } from '../remotes/loadRoutes';
import { retryingLazy } from './retryingLazy';
import { Root } from './Root';

const ROOT = 'shell';

/**
 * The site's router. It starts without routes: the owner of a path provides them on the first visit. The root route has
 * no path and no index, because a full match without parameters would skip `patchRoutesOnNavigation`.
 */
export const createRouter = () => {
  const patched = new Set<string>();

  return createBrowserRouter([{ id: ROOT, Component: Root, ErrorBoundary: PartFailed, children: [] }], {
    // Called for every path that is unknown or has parameters; each remote is patched once.
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const loaded = await routesFor(path);
      if (!loaded || patched.has(loaded.remote)) return;
      patch(ROOT, [
        { id: `remote:${loaded.remote}`, ErrorBoundary: PartFailed, children: retryingLazy(loaded.routes) },
      ]);
      // patch() does nothing after an aborted navigation; the remote must then be patched again.
      if (!signal.aborted) patched.add(loaded.remote);
    },
  });
};

/** Type of the site's router. */
export type Router = ReturnType<typeof createRouter>;
