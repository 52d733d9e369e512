import { onlineManager } from '@tanstack/react-query';
import { checkConnection, t } from '@charity-site/api-client/http';
import { useEffect, useSyncExternalStore } from 'react';
import type { Router } from '../navigation/router';
import { NoticeBar } from './NoticeBar';
import { useClientSideLinks } from './useClientSideLinks';

/** Duration of a navigation after which the connection is checked, in milliseconds. */
const SLOW_NAVIGATION = 3_000;

const subscribeToOnline = (notify: () => void) => onlineManager.subscribe(notify);

/** Shows a notice while there is no connection, on every page. */
export function ConnectionStatus({ router }: { router: Router }) {
  const online = useSyncExternalStore(
    subscribeToOnline,
    () => onlineManager.isOnline(),
    () => true,
  );
  const opening = useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state !== 'idle',
    () => false,
  );

  // On a weak connection requests hang instead of failing.
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => void checkConnection(), SLOW_NAVIGATION);
    return () => clearTimeout(timer);
  }, [opening]);

  useClientSideLinks(router, !online);

  if (online) return null;
  return (
    <NoticeBar role="status" style={{ pointerEvents: 'none' }}>
      <p>
        {opening
          ? t('You are offline. This page will open when you are back online.')
          : t('You are offline. The rest will load when you are back online.')}
      </p>
    </NoticeBar>
  );
}
