import { getQueryClient } from '@charity-site/api-client/http';
import { renderToString } from 'react-dom/server.node';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router';
import { headOf } from './head/headOf';
import { AppProviders, soleRemote } from './providers';

/**
 * Renders a remote at an address in Node, as the server does: loaders first, then one pass. For the remote's tests.
 * @returns the HTML, and what the page's route says of its head
 */
export const renderRemoteOnServer = async (routes: RouteObject[], address: string) => {
  getQueryClient().clear();
  const handler = createStaticHandler(soleRemote(routes));
  const context = await handler.query(new Request(new URL(address, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${address} answered ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <AppProviders>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProviders>,
  );
  return { html, head: headOf(context.matches, getQueryClient()) };
};
