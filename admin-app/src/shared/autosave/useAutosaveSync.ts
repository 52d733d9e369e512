import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { syncAutosaves } from './autosaves';

/** Interval of the sync, in ms. */
const SYNC_INTERVAL = 10_000;

/** Syncs autosaves on every screen, including those of forms that closed while offline. */
export function useAutosaveSync(): void {
  useQuery({
    queryKey: ['sent texts'],
    queryFn: syncAutosaves,
    refetchInterval: SYNC_INTERVAL,
    networkMode: 'online',
    notifyOnChangeProps: [],
  });
  // Phones discard hidden pages without a further event.
  useEffect(() => {
    const sync = () => void syncAutosaves();
    document.addEventListener('visibilitychange', sync);
    return () => document.removeEventListener('visibilitychange', sync);
  }, []);
}
