import { onlineManager } from '@tanstack/react-query';
import { loadHttp } from '@charity-site/api-client/http';
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { prefersReducedData } from '../connection/prefersReducedData';
import type { Router } from '../navigation/router';
import { isPublicPath, basename } from '../navigation/paths';
import { internalLinkOf } from '../navigation/internalLinkOf';

/** Time of hover or focus on a link before its page is prefetched, in milliseconds. */
const INTENT_DELAY = 80;

/** Loads the code of calls together with that of the page or form that sends one. */
const preloadHttp = () => void loadHttp().catch(() => undefined);

/**
 * Loads the code of the routes at a URL that are not open, and runs their loaders. Errors are shown
 * on the visit.
 */
const prefetch = (router: Router, url: URL): void => {
  preloadHttp();
  const open = new Set(router.state.matches.map(({ route }) => route.id));
  const matches = matchRoutes(router.routes as RouteObject[], url, basename()) ?? [];
  for (const { route, params } of matches.filter((match) => !open.has(match.route.id ?? ''))) {
    const { lazy, loader } = route;
    if (typeof lazy === 'function') lazy().catch(() => undefined);
    if (typeof loader !== 'function') continue;
    const args: Partial<LoaderFunctionArgs> = { request: new Request(url), params };
    void Promise.resolve(loader(args as LoaderFunctionArgs)).catch(() => undefined);
  }
};

/**
 * Prefetches code and data of a page when its link is hovered, focused or pressed. Not if the
 * visitor prefers reduced data, and not offline. Only pages of running remotes are known. Also
 * loads what sends a form when a field is focused.
 */
export const prefetchOnIntent = (router: Router): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (event: Event, delay: number) => {
    clearTimeout(timer);
    const link = internalLinkOf(event);
    if (!link || !isPublicPath(link.pathname) || prefersReducedData() || !onlineManager.isOnline())
      return;
    timer = setTimeout(() => prefetch(router, new URL(link.href)), delay);
  };
  for (const name of ['pointerover', 'focusin'])
    addEventListener(name, (event) => schedule(event, INTENT_DELAY));
  addEventListener('pointerdown', (event) => schedule(event, 0));
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) preloadHttp();
  });
  addEventListener('click', () => clearTimeout(timer));
};
