import { useSyncExternalStore, useState } from 'react';

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

const nothing = () => null;

/**
 * Number of times that React asked for the server's snapshot, which it does on the server and while
 * it hydrates.
 */
let asked = 0;

const ofServer = () => {
  asked += 1;
  return null;
};

/**
 * True if the component's first markup was made by the server: true on the server and, in the
 * browser, in a component that was hydrated. It never changes. Both snapshots are equal, so that
 * React need not render the component again.
 */
export function useWasServerRendered(): boolean {
  const before = asked;
  useSyncExternalStore(never, nothing, ofServer);
  const [isServed] = useState(asked > before);
  return isServed;
}
