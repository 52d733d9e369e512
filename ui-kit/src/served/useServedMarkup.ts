import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component's first markup was made by the server: true on the server and, in the browser, in a component that
 * was hydrated. It never changes.
 */
export function useServedMarkup(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServed] = useState(isHydrating);
  return isServed;
}
