import { configureSite } from '@charity-site/api-client/http';
import type { DescribedPage } from '@charity-site/registry';
import type { RemoteRoutes, RouteHandle } from '../../../shell/src/contract';

const joined = (parent: string, path = '') =>
  `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** The head before any data is loaded. */
const headOf = ({ head }: RouteHandle) =>
  head?.({
    params: {},
    query: new URLSearchParams(),
    read: () => undefined,
    isMissing: () => false,
  }) ?? {};

const describe = async (
  route: RemoteRoutes[number],
  parent: string,
  withCode: boolean,
): Promise<DescribedPage[]> => {
  const path = joined(parent, route.path);
  if (route.children)
    return (
      await Promise.all(route.children.map((child) => describe(child, path, withCode)))
    ).flat();
  // A catch-all route is not a page.
  if (path.endsWith('*')) return [];
  // A page's head may be in its lazy code.
  if (withCode && typeof route.lazy === 'function') await route.lazy();
  const handle = (route.handle ?? {}) as RouteHandle;
  return [{ path, query: [...(handle.query ?? [])], head: headOf(handle) }];
};

/**
 * The pages of a remote, in the order of its routes.
 * @param siteName replacement of the site's name in texts
 * @param withCode whether to load the code of each page, which may contain its head; false if the
 * code needs a browser
 */
export const describePages = async (
  routes: RemoteRoutes,
  siteName: string | undefined,
  withCode: boolean,
): Promise<DescribedPage[]> => {
  configureSite({ siteName });
  return (await Promise.all(routes.map((route) => describe(route, '', withCode)))).flat();
};
