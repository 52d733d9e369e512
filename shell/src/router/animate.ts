import type { Router } from '../navigation/router';
import { isPublicPath, pagePath } from '../navigation/paths';

/* eslint-disable target/no-newer-members -- used only where the browser has it */

/** True if the browser has view transitions and the visitor allows motion. */
const mayAnimate = () =>
  'startViewTransition' in document &&
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Ignores rejections of a skipped transition, such as after the next click: the page has changed
 * anyway.
 */
const skipSilently = () => {
  if (!('startViewTransition' in document)) return;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (...args) => {
    const transition = begin(...args);
    transition.ready.catch(() => undefined);
    return transition;
  };
};

const pathIn = (to: unknown): string | undefined =>
  typeof to === 'string'
    ? pagePath(new URL(to, window.location.href).pathname)
    : (to as { pathname?: string } | null)?.pathname;

/**
 * Navigates between public pages with a view transition. A change of only the query or hash has
 * none.
 */
export const animate = (router: Router): void => {
  skipSilently();
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const animated = (to: unknown, options?: object) => {
    const path = typeof to === 'number' ? undefined : pathIn(to);
    const pathname = pagePath(router.state.location.pathname);
    const changes =
      path !== undefined && path !== pathname && isPublicPath(path) && isPublicPath(pathname);
    return changes && mayAnimate()
      ? navigate(to, { ...options, viewTransition: true })
      : navigate(to, options);
  };
  router.navigate = animated as Router['navigate'];
};
