import { lazy, Suspense, useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DocumentHead } from '../head/DocumentHead';
import { isHydrated } from '../rendered/renderedPage';
import { useOutdated } from '../updates/useOutdated';

// In an old tab the file of this chunk may be gone; then no update is offered.
const UpdateOffer = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "late-update-offer" */ '../updates/UpdateOffer').catch(() => ({ default: () => null })),
);

/**
 * Scrolls to the top on navigation (docs/product.md 2.2), or to the element of the URL's hash. A change of only query
 * or hash does not scroll.
 */
function useScrollToTop() {
  const { pathname, hash } = useLocation();
  const place = useEffectEvent(() => document.getElementById(hash.slice(1)));
  // The browser has scrolled a page that the server rendered, and the visitor perhaps after it.
  const isPlaced = useRef(isHydrated());
  useEffect(() => {
    if (isPlaced.current) {
      isPlaced.current = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    place()?.scrollIntoView({ behavior: 'instant' });
  }, [pathname]);
}

/** Parent of every remote's layout. Keeps the document's head, and renders nothing but the offer of a new version. */
export function Root() {
  useScrollToTop();
  const outdated = useOutdated();
  return (
    <>
      <DocumentHead />
      <Outlet />
      {outdated && (
        <Suspense>
          <UpdateOffer />
        </Suspense>
      )}
    </>
  );
}
