import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';

const EditThis = lazy<ComponentType>(() =>
  import('./EditThis').catch(() => ({ default: () => null })),
);

/**
 * True if a token is stored in this browser (docs/product.md 10). Does not import the session
 * module, which visitors would then load too.
 */
const isSignedIn = (): boolean => {
  try {
    return localStorage.getItem('adminToken') !== null;
  } catch {
    return false;
  }
};

const subscribe = () => () => {};

/** Links to the admin forms of the page; loaded only for people who are signed in. */
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
