import { siteConfig } from '@charity-site/api-client/http';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DocumentHead } from '../head/DocumentHead';
import { isHydrated } from '../rendered/renderedPage';
import { useOutdated } from '../updates/useOutdated';
import { whenIdle } from './whenIdle';

// In an old tab the file of this chunk may be gone; then no update is offered.
const UpdateOffer = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "late-update-offer" */ '../updates/UpdateOffer').catch(() => ({ default: () => null })),
);

const Widgets = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "late-widgets" */ '../widgets/Widgets').catch(() => ({ default: () => null })),
);

/** Whether widgets of other remotes are wanted: they wait until the page has started. */
function useWidgets(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (siteConfig().contributions?.widgets) whenIdle(() => setWanted(true));
  }, []);
  return wanted;
}

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

/** Parent of every remote's layout. Keeps the document's head, and renders nothing but the offer of a new version and widgets in slots. */
export function Root() {
  useScrollToTop();
  const outdated = useOutdated();
  const hasWidgets = useWidgets();
  return (
    <>
      <DocumentHead />
      <Outlet />
      {outdated && (
        <Suspense>
          <UpdateOffer />
        </Suspense>
      )}
      {hasWidgets && (
        <Suspense>
          <Widgets />
        </Suspense>
      )}
    </>
  );
}
