import { createBrowserRouter } from 'react-router-dom';
import { PartFailed } from '../pages/PartFailed';
import { routesFor } from '../remotes/loadRoutes';
import { retryingLazy } from './retryingLazy';
import { Root } from './Root';

const ROOT = 'shell';

/**
 * The one router. It starts empty: a path's owner is asked for its routes when the path is first visited. The root is
 * pathless and has no index, since a full match without parameters would skip the discovery.
 */
export const createRouter = () => {
  const patched = new Set<string>();

  return createBrowserRouter([{ id: ROOT, Component: Root, ErrorBoundary: PartFailed, children: [] }], {
    // Called for every address that is unknown or has parameters; an owner is asked once.
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const loaded = await routesFor(path);
      if (!loaded || patched.has(loaded.remote)) return;
      patch(ROOT, [
        { id: `remote:${loaded.remote}`, ErrorBoundary: PartFailed, children: retryingLazy(loaded.routes) },
      ]);
      // patch() after an aborted navigation does nothing; only then may the owner be asked again.
      if (!signal.aborted) patched.add(loaded.remote);
    },
  });
};

/** The page's router. */
export type Router = ReturnType<typeof createRouter>;
