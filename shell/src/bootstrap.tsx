import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { ConnectionStatus } from './connection/ConnectionStatus';
import { AppProviders } from './providers/AppProviders';
import { createRouter } from './router/createRouter';

/**
 * In development, errors of a page are also reported as uncaught, so that the development server shows them as an
 * overlay. A 404 is not an error.
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

// React renders once the first page is loaded; until then index.html shows contact details after a while. Earlier, the
// router has no routes and would report every path as unmatched.
if (router.state.initialized) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
