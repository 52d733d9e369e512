import { checkConnection, getQueryClient } from '@charity-site/api-client/http';
import { onlineManager } from '@tanstack/react-query';
import type { Router } from '../navigation/router';
import { isPublicPath } from '../navigation/paths';

const WORKER = '/service-worker.js';

/**
 * Lets the worker keep a page once it is open: it sees only documents, and the router opens pages
 * without one.
 */
const keepOpened = async (router: Router): Promise<void> => {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => {
    const { pathname, search } = router.state.location;
    if (isPublicPath(pathname)) active?.postMessage({ keep: pathname + search });
  };
  keep();
  let opened = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location === opened) return;
    opened = location;
    keep();
  });
};

/**
 * On a page that the worker had kept: once the server answers, removes the notice and asks for all
 * data again.
 */
const refreshKept = (): void => {
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

/** Keeps the pages that a visitor reads, for reading without a connection (docs/decisions/0012). */
export const cachePages = (router: Router): void => {
  refreshKept();
  // Without a connection the registration fails; the worker is there already, or comes with the
  // next visit.
  keepOpened(router).catch(() => undefined);
};
