import { whenConnected } from '@charity-site/api-client/http';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** Pauses before the second and third try, in milliseconds: a phone between two masts comes back within seconds. */
const PAUSES = [400, 1500];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const persistent = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const ms of PAUSES) {
    try {
      return await whenConnected(load);
    } catch {
      await pause(ms);
    }
  }
  return whenConnected(load);
};

/**
 * Gives every lazy page of a remote further tries: the router keeps a rejected `lazy()` for good, so a chunk that is
 * lost once on a thin network would otherwise be lost until the page is reloaded. Without a connection the page waits,
 * and the one before it stays.
 */
export const retryingLazy = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' ? { lazy: (() => persistent(lazy)) as LazyRouteFunction<RouteObject> } : {}),
      ...(children ? { children: retryingLazy(children) } : {}),
    } as RouteObject;
  });
