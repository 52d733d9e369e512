import type { DescribedPage } from '@charity-site/registry';
import { configureSite } from '@charity-site/api-client/http';
import type { RouteObject } from 'react-router';
import type { RemoteRoutes, RouteHandle } from '../contract';

const joined = (parent: string, path = '') => `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** The head before any data is there. */
const headOf = ({ head }: RouteHandle) => head?.({ params: {}, read: () => undefined, isMissing: () => false }) ?? {};

const describe = async (route: RouteObject, parent: string): Promise<DescribedPage[]> => {
  const path = joined(parent, route.path);
  if (route.children) return (await Promise.all(route.children.map((child) => describe(child, path)))).flat();
  // A route for any other path is no page of its own.
  if (path.endsWith('*')) return [];
  // A page's head may come with its code.
  if (typeof route.lazy === 'function') await route.lazy();
  const handle = (route.handle ?? {}) as RouteHandle;
  return [{ path, query: [...(handle.query ?? [])], head: headOf(handle) }];
};

/** The pages of a remote, in the order of its routes. */
export const describePages = async (
  routes: RemoteRoutes,
  site: Parameters<typeof configureSite>[0],
): Promise<DescribedPage[]> => {
  configureSite(site);
  return (await Promise.all(routes.map((route) => describe(route, '')))).flat();
};
