import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { ConnectionStatus } from './connection/ConnectionStatus';
import { AppProviders } from './providers/AppProviders';
import { createRouter } from './router/createRouter';

/**
 * In development an error of a page is also an uncaught one, so that the development server shows it over the page that
 * visitors would see. An unknown address is no error.
 */
const onError =
  process.env.NODE_ENV === 'development'
    ? (error: unknown) => {
        if (!isRouteErrorResponse(error)) reportError(error);
      }
    : undefined;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const router = createRouter();

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <AppProviders>
        <RouterProvider router={router} onError={onError} />
        <ConnectionStatus router={router} />
      </AppProviders>
    </StrictMode>,
  );

// Until the first page is there the HTML stays as it came: it says after a while how to reach the charity (index.html).
// Before, the router has no routes and would report every address as unmatched.
if (router.state.initialized) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
