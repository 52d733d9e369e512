import { onlineManager } from '@tanstack/react-query';
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { prefersReducedData } from '../connection/prefersReducedData';
import type { Router } from '../navigation/router';
import { isPublicPath, basename } from '../navigation/paths';
import { internalLinkOf } from '../navigation/internalLinkOf';

/**
 * Time that the pointer or the focus rests on a link before its page is prefetched, in
 * milliseconds.
 */
const INTENT = 80;

/**
 * Loads the code of the pages at an address that are not open, and starts their loaders. Failures
 * show on the visit.
 */
const prefetch = (router: Router, url: URL): void => {
  const open = new Set(router.state.matches.map(({ route }) => route.id));
  const matches = matchRoutes(router.routes as RouteObject[], url, basename()) ?? [];
  for (const { route, params } of matches.filter((match) => !open.has(match.route.id ?? ''))) {
    const { lazy, loader } = route;
    if (typeof lazy === 'function') lazy().catch(() => undefined);
    if (typeof loader !== 'function') continue;
    const asked: Partial<LoaderFunctionArgs> = { request: new Request(url), params };
    void Promise.resolve(loader(asked as LoaderFunctionArgs)).catch(() => undefined);
  }
};

/**
 * Loads code and data of a page when the visitor turns to its link: pointer or focus rests on it,
 * or it is pressed. Not where data is scarce, and not without a connection. Only pages of remotes
 * that run are known.
 */
export const prefetchOnIntent = (router: Router): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wanted = (event: Event, delay: number) => {
    clearTimeout(timer);
    const link = internalLinkOf(event);
    if (!link || !isPublicPath(link.pathname) || prefersReducedData() || !onlineManager.isOnline())
      return;
    timer = setTimeout(() => prefetch(router, new URL(link.href)), delay);
  };
  for (const name of ['pointerover', 'focusin'])
    addEventListener(name, (event) => wanted(event, INTENT));
  addEventListener('pointerdown', (event) => wanted(event, 0));
  addEventListener('click', () => clearTimeout(timer));
};
