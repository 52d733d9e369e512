import { QueryClientProvider } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { ToastProvider } from '@charity-site/ui-kit/toasts';

/**
 * Shows one remote without the shell, for the team that works on it: the same contexts the shell gives,
 * none of its discovery or shielding. Links to the other remote's pages lead nowhere here.
 */
export const renderAlone = (routes: RouteObject[]): void => {
  const root = document.body.appendChild(document.createElement('div'));
  const router = createBrowserRouter([{ Component: Outlet, HydrateFallback: () => null, children: routes }]);
  createRoot(root).render(
    <KitProvider>
      <QueryClientProvider client={getQueryClient()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </KitProvider>,
  );
};
