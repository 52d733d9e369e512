import { whenConnected } from '@charity-site/api-client/http';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** Delays before the second and third attempt, in milliseconds. */
const RETRY_DELAYS = [400, 1500];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const withRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const ms of RETRY_DELAYS) {
    try {
      return await whenConnected(load);
    } catch {
      await pause(ms);
    }
  }
  return whenConnected(load);
};

/**
 * Adds retries to every lazy route. The router caches a rejected `lazy()`, so a file that fails
 * once would be missing until a reload. Offline, it waits and the previous page stays.
 */
export const withLazyRetry = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function'
        ? { lazy: (() => withRetry(lazy)) as LazyRouteFunction<RouteObject> }
        : {}),
      ...(children ? { children: withLazyRetry(children) } : {}),
    } as RouteObject;
  });
