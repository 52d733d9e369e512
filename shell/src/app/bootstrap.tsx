import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { loadHttp, siteConfig } from '@charity-site/api-client/http';
import { ConnectionStatus } from '../connection/ConnectionStatus';
import { prefersReducedData } from '../connection/prefersReducedData';
import { yieldToMain } from '../browser/yieldToMain';
import { PageFrame } from '../providers/frames';
import { routesFor } from '../remotes/loadRoutes';
import { report, setReportRouter } from '../reports/report';
import { adoptedStyles } from '../hydration/adoptedStyles';
import { takeServerState, renderedPage } from '../hydration/renderedPage';
import { animate } from '../router/animate';
import { createRouter } from '../router/createRouter';
import type { Router } from '../navigation/router';
import { pagePath } from '../navigation/paths';
import { prefetchOnIntent } from '../router/prefetchOnIntent';
import { whenIdle } from '../router/whenIdle';

/**
 * Reports an error of a page. In development also as uncaught, so that the development server shows
 * its overlay. A 404 is not an error.
 */
const onError = (error: unknown) => {
  if (isRouteErrorResponse(error)) return;
  report('render', error);
  if (process.env.NODE_ENV === 'development') reportError(error);
};

/** Reports errors that no page has handled. */
const reportAs = (kind: 'render' | 'hydration') => (error: unknown) => {
  report(kind, error);
  self.reportError?.(error);
};

/** Marks the document as hydrated: every control works now. */
function MarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.started = '';
  }, []);
  return null;
}

const page = (router: Router) => (
  <PageFrame
    styles={adoptedStyles()}
    router={<RouterProvider router={router} onError={onError} />}
    connectionStatus={<ConnectionStatus router={router} />}
    started={<MarkHydrated />}
  />
);

/** Resolves once the router has loaded its first page. Until then it matches no path. */
const initialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized: isInitialized }) => {
      if (!isInitialized) return;
      stop();
      resolve();
    });
  });

/**
 * False if the visitor prefers reduced data, because caching a page downloads it again. Service
 * workers exist on secure pages only.
 */
const mayCachePages = () =>
  siteConfig().serviceWorker === true && 'serviceWorker' in navigator && !prefersReducedData();

const cachePages = (router: Router) =>
  import(/* webpackChunkName: "late-keep-pages" */ '../offline/cachePages').then(
    (loaded) => loaded.cachePages(router),
    () => undefined,
  );

/**
 * Hydrates in a transition: only there does React yield, so that the page can scroll and handle
 * input.
 */
const hydrate = (root: Element, router: Router): void =>
  startTransition(() => {
    hydrateRoot(root, page(router), {
      // React renders the page again; the visitor sees no difference.
      onRecoverableError: reportAs('hydration'),
      onUncaughtError: reportAs('render'),
    });
  });

/**
 * Shows the first page: hydrates the server-rendered HTML, or renders the page here. Until then
 * `#root` shows the content of index.html or of the server.
 */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  // A page that the browser renders needs calls as soon as its code has loaded.
  if (!renderedPage) loadHttp().catch(() => undefined);
  const loaded = renderedPage && (await routesFor(pagePath(window.location.pathname)));
  await yieldToMain();
  const rendered = takeServerState(loaded);
  const first = loaded && rendered && { ...loaded, loaderData: rendered.loaderData };
  const router = await createRouter(first);
  await initialized(router);
  await yieldToMain();
  animate(router);
  prefetchOnIntent(router);
  if (first) hydrate(root, router);
  else createRoot(root, { onUncaughtError: reportAs('render') }).render(page(router));
  const measure = setReportRouter(router);
  if (!prefersReducedData()) whenIdle(measure);
  if (first && mayCachePages()) whenIdle(() => void cachePages(router));
};
