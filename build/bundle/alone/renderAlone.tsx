import { loadHttp } from '@charity-site/api-client/http';
import { AppProviders, standaloneRoutes } from '@charity-site/shell/providers';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';

/**
 * Renders one remote without the shell, for its team: with the shell's contexts, but without its
 * discovery of other remotes and its error pages. Links to other remotes do not work here.
 */
export const renderAlone = (routes: RouteObject[]): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const router = createBrowserRouter(standaloneRoutes(routes));
  void loadHttp().then(() =>
    createRoot(root).render(
      <StrictMode>
        <AppProviders>
          <RouterProvider router={router} />
        </AppProviders>
      </StrictMode>,
    ),
  );
};
