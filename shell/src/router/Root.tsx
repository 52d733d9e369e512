import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useOutdated } from '../updates/useOutdated';

// A tab as old as this may outlive its own files; then there is no offer, and nothing breaks.
const UpdateOffer = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "late-update-offer" */ '../updates/UpdateOffer').catch(() => ({ default: () => null })),
);

/**
 * Scrolls to the top whenever the route changes (docs/product.md 2.2), or to the place that the link names in its hash. A mere
 * change of query or hash leaves the page.
 */
function useScrollToTop() {
  const { pathname, hash } = useLocation();
  const place = useEffectEvent(() => document.getElementById(hash.slice(1)));
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    place()?.scrollIntoView({ behavior: 'instant' });
  }, [pathname]);
}

/** What stands around every remote's own layout: nothing that is seen, but for the offer of a new version. */
export function Root() {
  useScrollToTop();
  const outdated = useOutdated();
  return (
    <>
      <Outlet />
      {outdated && (
        <Suspense>
          <UpdateOffer />
        </Suspense>
      )}
    </>
  );
}
