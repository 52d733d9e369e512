import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';

const EditThis = lazy<ComponentType>(() =>
  import('./EditThis').catch(() => ({ default: () => null })),
);

/**
 * True if somebody has signed in in this browser, by the key of the token (docs/product.md 10). The
 * session module would be loaded for visitors, too.
 */
const isSignedIn = (): boolean => {
  try {
    return localStorage.getItem('adminToken') !== null;
  } catch {
    return false;
  }
};

const subscribe = () => () => {};

/** The way to the forms. Visitors load nothing of it. */
export function EditLink() {
  const signedIn = useSyncExternalStore(subscribe, isSignedIn, () => false);
  return (
    signedIn && (
      <Suspense>
        <EditThis />
      </Suspense>
    )
  );
}
