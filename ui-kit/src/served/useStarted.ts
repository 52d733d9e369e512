import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether script runs: false on the server and in the first render of its markup, true from then on. For what works
 * otherwise without script.
 */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
