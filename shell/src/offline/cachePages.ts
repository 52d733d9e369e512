import { checkConnection, getQueryClient } from '@charity-site/api-client/http';
import { onlineManager } from '@tanstack/react-query';
import type { Router } from '../navigation/router';
import { isPublicPath } from '../navigation/paths';

const WORKER = '/service-worker.js';

/**
 * Tells the service worker to cache each opened page. The worker sees only document requests, and
 * the router opens pages without them.
 */
const cacheOpenedPages = async (router: Router): Promise<void> => {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const cacheCurrent = () => {
    const { pathname, search } = router.state.location;
    if (isPublicPath(pathname)) active?.postMessage({ keep: pathname + search });
  };
  cacheCurrent();
  let opened = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === opened) return;
    opened = location;
    cacheCurrent();
  });
};

/**
 * On a page from the worker's cache: once the server responds, removes the notice and refetches all
 * data.
 */
const refreshCachedPage = (): void => {
  const notice = document.getElementById('kept');
  if (!notice) return;
  const refresh = (online: boolean) => {
    if (!online || !notice.isConnected) return;
    notice.remove();
    void getQueryClient().invalidateQueries();
  };
  onlineManager.subscribe(refresh);
  void checkConnection().then(refresh);
};

/** Caches the pages that a visitor opens, for offline reading (docs/decisions/0012). */
export const cachePages = (router: Router): void => {
  refreshCachedPage();
  // Offline, the registration fails; the next visit repeats it.
  cacheOpenedPages(router).catch(() => undefined);
};
