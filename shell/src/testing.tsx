import { render } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { AppProviders, standaloneRoutes } from './providers';

/**
 * Renders a remote at a path in the shell's contexts, for the remote's tests. Clears the query
 * cache first.
 * @returns Testing Library's view and the router
 */
export const renderRemote = (routes: RouteObject[], path: string) => {
  getQueryClient().clear();
  const router = createMemoryRouter(standaloneRoutes(routes), { initialEntries: [path] });
  const view = render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, router };
};
