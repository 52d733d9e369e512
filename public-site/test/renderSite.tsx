import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { ToastProvider } from '@charity-site/ui-kit/toasts';
import routes from '../src/routes';

/** The public site at an address, with what the shell gives it around; nothing is remembered from an earlier visit.
 * Waits until the layout stands. */
export const renderSite = async (address: string) => {
  getQueryClient().clear();
  const router = createMemoryRouter([{ Component: Outlet, HydrateFallback: () => null, children: routes }], {
    initialEntries: [address],
  });
  const view = render(
    <KitProvider linkComponent={Link}>
      <QueryClientProvider client={getQueryClient()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </KitProvider>,
  );
  await screen.findByRole('main');
  return { ...view, router };
};

/** Sends every call where nobody answers, until `reconnect`. */
export const disconnect = () => configureSite({ apiBase: 'http://127.0.0.1:9/api' });
export const reconnect = () => configureSite({ apiBase: '/api' });
