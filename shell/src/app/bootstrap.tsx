import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { siteConfig } from '@charity-site/api-client/http';
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
 * Errors of pages. In development they are also reported as uncaught, so that the development
 * server shows them as an overlay. A 404 is not an error.
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

/** Marks the document once React has taken over the page: from now on every control answers. */
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

/**
 * Resolves once the router has loaded its first page. Earlier, it would report every path as
 * unmatched.
 */
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
 * False with scarce data, because keeping a page downloads it again. Browsers have workers on
 * secure pages only.
 */
const mayKeepPages = () =>
  siteConfig().serviceWorker === true && 'serviceWorker' in navigator && !prefersReducedData();

const cachePages = (router: Router) =>
  import(/* webpackChunkName: "late-keep-pages" */ '../offline/cachePages').then(
    (loaded) => loaded.cachePages(router),
    () => undefined,
  );

/**
 * Hydrates in small steps, so that the page scrolls and answers meanwhile: React yields only in a
 * transition.
 */
const hydrate = (root: Element, router: Router): void =>
  startTransition(() => {
    hydrateRoot(root, page(router), {
      // React renders the page again; visitors see no difference.
      onRecoverableError: reportAs('hydration'),
      onUncaughtError: reportAs('render'),
    });
  });

/**
 * Shows the first page: hydrates what the server rendered, or renders it here. Until then visitors
 * see what index.html or the server put into `#root`.
 */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
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
  if (first && mayKeepPages()) whenIdle(() => void cachePages(router));
};
