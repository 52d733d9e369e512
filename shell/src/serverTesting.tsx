import { act, waitFor } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { headOf } from './head/headOf';
import { AppProviders, standaloneRoutes } from './providers';

/** Runs the loaders of a page. */
const loaded = async (routes: RouteObject[], address: string) => {
  const handler = createStaticHandler(standaloneRoutes(routes));
  const context = await handler.query(new Request(new URL(address, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${address} answered ${context.status}.`);
  return { handler, context };
};

const rendered = async (routes: RouteObject[], address: string) => {
  const { handler, context } = await loaded(routes, address);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <AppProviders>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProviders>,
  );
  return { html, head: headOf(context.matches, context.location.search, getQueryClient()) };
};

/**
 * Renders a remote at an address in Node, as the server does: loaders first, then one pass. For the
 * remote's tests.
 * @returns the HTML, and what the page's route says of its head
 */
export const renderRemoteOnServer = (routes: RouteObject[], address: string) => {
  getQueryClient().clear();
  return rendered(routes, address);
};

/** Waits until something is true, as long as Testing Library waits. */
const until = (isTrue: () => boolean): Promise<void> =>
  waitFor(() => {
    if (!isTrue()) throw new Error('The page is still loading.');
  });

/**
 * Renders a remote at an address to HTML and hydrates that HTML, in a test's browser.
 * @param meanwhile changes the browser, so that a page which reads it while rendering differs from
 * its HTML
 * @returns the errors by which React says that they differ, and a function that removes the page
 */
export const hydrateRemote = async (
  routes: RouteObject[],
  address: string,
  meanwhile: () => void,
) => {
  getQueryClient().clear();
  await loaded(routes, address);
  // Loaders do not wait in a browser.
  await until(() => getQueryClient().isFetching() === 0);
  const { html } = await rendered(routes, address);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;

  meanwhile();
  const router = createMemoryRouter(standaloneRoutes(routes), { initialEntries: [address] });
  await until(() => router.state.initialized);
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      place,
      <AppProviders>
        <RouterProvider router={router} />
      </AppProviders>,
      { onRecoverableError: (error) => differences.push(error) },
    ),
  );
  const remove = () => {
    act(() => root.unmount());
    place.remove();
  };
  return { html, differences, remove };
};
