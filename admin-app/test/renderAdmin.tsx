import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { setToken } from '@charity-site/api-client/session';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { ToastProvider } from '@charity-site/ui-kit/toasts';
import routes from '../src/routes';

/**
 * The administrator's side at a path, in the contexts the shell gives, signed in, and talking to the content server of
 * the screen environment. Answers the router, to see where one is.
 */
export const renderAdmin = (path: string, { signedIn = true } = {}) => {
  if (signedIn) setToken(contentServer.token);
  const queries = getQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const root = { Component: Outlet, HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  render(
    <KitProvider linkComponent={Link}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </KitProvider>,
  );
  return { router, place: () => router.state.location.pathname + router.state.location.search };
};

/** Nothing in the database, in the browser's storage or in the cache; to be called before each test. */
export const startAfresh = async () => {
  localStorage.clear();
  getQueryClient().clear();
  await contentServer.reset();
};
