import { render } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { AppProviders, standaloneRoutes } from './providers';

/**
 * Renders a remote at an address, in the contexts that the shell gives it, for the remote's tests.
 * No answer is left in the cache from an earlier test.
 * @returns Testing Library's view, and the router, which knows the current address
 */
export const renderRemote = (routes: RouteObject[], address: string) => {
  getQueryClient().clear();
  const router = createMemoryRouter(standaloneRoutes(routes), { initialEntries: [address] });
  const view = render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, router };
};
