import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True once script runs: false on the server and in the first render of its markup. For parts that
 * work otherwise without script.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
