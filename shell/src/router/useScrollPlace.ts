import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isHydrated } from '../rendered/renderedPage';
import { placeOf, scrollToPlace, watchPlace } from './places';

/**
 * Scrolls on navigation (docs/product.md 2.2): to the top of a new page, or to the element of the URL's hash; with Back and Forward
 * to where the visitor was. A new query or hash of the same page does not scroll. The router's own ScrollRestoration scrolls to
 * the top for these too, and does not wait for lists that load.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  const arrive = useEffectEvent((): (() => void) => {
    const isFirst = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    // The browser has scrolled a page that the server rendered, and the visitor perhaps after it.
    if (isFirst && isHydrated()) return watchPlace(key);
    const place = isBack ? placeOf(key) : undefined;
    if (place === undefined) {
      if (!isSamePage) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
      }
      return watchPlace(key);
    }
    let unwatch = () => {};
    const stop = scrollToPlace(place, () => {
      unwatch = watchPlace(key);
    });
    return () => {
      stop();
      unwatch();
    };
  });
  useLayoutEffect(() => arrive(), [key]);
}
