import { act, waitFor } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { headOf } from './head/headOf';
import { AppProviders, standaloneRoutes } from './providers';

/** Runs the loaders of a page. */
const runLoaders = async (routes: RouteObject[], path: string) => {
  const handler = createStaticHandler(standaloneRoutes(routes));
  const context = await handler.query(new Request(new URL(path, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}.`);
  return { handler, context };
};

const render = async (routes: RouteObject[], path: string) => {
  const { handler, context } = await runLoaders(routes, path);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <AppProviders>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProviders>,
  );
  return { html, head: headOf(context.matches, context.location.search, getQueryClient()) };
};

/**
 * Renders a remote at a path in Node, as the server does: loaders first, then one pass. For the
 * remote's tests.
 * @returns the HTML and the head of the page
 */
export const renderRemoteOnServer = (routes: RouteObject[], path: string) => {
  getQueryClient().clear();
  return render(routes, path);
};

/** Waits for a condition, with Testing Library's timeout. */
const until = (isTrue: () => boolean): Promise<void> =>
  waitFor(() => {
    if (!isTrue()) throw new Error('The page is still loading.');
  });

/**
 * Renders a remote at a path to HTML and hydrates that HTML in jsdom.
 * @param meanwhile changes the browser between the two renders, so that a page that depends on it
 * causes a hydration mismatch
 * @returns the HTML, React's hydration errors, and a function that removes the page
 */
export const hydrateRemote = async (routes: RouteObject[], path: string, meanwhile: () => void) => {
  getQueryClient().clear();
  await runLoaders(routes, path);
  // Loaders do not wait in a browser.
  await until(() => getQueryClient().isFetching() === 0);
  const { html } = await render(routes, path);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;

  meanwhile();
  const router = createMemoryRouter(standaloneRoutes(routes), { initialEntries: [path] });
  await until(() => router.state.initialized);
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <AppProviders>
        <RouterProvider router={router} />
      </AppProviders>,
      { onRecoverableError: (error) => differences.push(error) },
    ),
  );
  const remove = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { html, differences, remove };
};
