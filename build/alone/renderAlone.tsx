import { AppProviders, soleRemote } from '@charity-site/shell/providers';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';

/**
 * Shows one remote without the shell, for the team that works on it: the same contexts as in the shell, without its
 * discovery of other remotes and its error pages. Links to another remote's pages lead nowhere here.
 */
export const renderAlone = (routes: RouteObject[]): void => {
  const root = document.body.appendChild(document.createElement('div'));
  const router = createBrowserRouter(soleRemote(routes));
  createRoot(root).render(
    <StrictMode>
      <AppProviders>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>,
  );
};
