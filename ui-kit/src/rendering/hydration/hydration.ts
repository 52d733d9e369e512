import { useSyncExternalStore, useState } from 'react';

const neverChanges = () => () => {};

/**
 * False on the server and while hydrating, then true. For components that differ without script.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const getSnapshot = () => null;

/** Number of reads of the server snapshot; React reads it on the server and while hydrating. */
let serverReads = 0;

const getServerSnapshot = () => {
  serverReads += 1;
  return null;
};

/**
 * True on the server and, in the browser, in a component that was hydrated. It never changes. Both
 * snapshots are equal, so that React does not render the component again.
 */
export function useWasServerRendered(): boolean {
  const readsBefore = serverReads;
  useSyncExternalStore(neverChanges, getSnapshot, getServerSnapshot);
  const [wasServerRendered] = useState(serverReads > readsBefore);
  return wasServerRendered;
}
