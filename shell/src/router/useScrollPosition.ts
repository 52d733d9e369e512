import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isHydrated } from '../hydration/renderedPage';
import { scrollPositionOf, scrollToPosition, trackScrollPosition } from './scrollPositions';

/**
 * Scrolls on navigation (docs/product.md 2.2): to the top of a new page, or to the element of the
 * URL's hash; with Back and Forward to where the visitor was. A new query or hash of the same page
 * does not scroll. The router's own ScrollRestoration scrolls to the top for these too, and does
 * not wait for lists that load.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  const arrive = useEffectEvent((): (() => void) => {
    const isFirst = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    // The browser has scrolled a page that the server rendered, and the visitor perhaps after it.
    if (isFirst && isHydrated()) return trackScrollPosition(key);
    const position = isBack ? scrollPositionOf(key) : undefined;
    if (position === undefined) {
      if (!isSamePage) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
      }
      return trackScrollPosition(key);
    }
    let unwatch = () => {};
    const stop = scrollToPosition(position, () => {
      unwatch = trackScrollPosition(key);
    });
    return () => {
      stop();
      unwatch();
    };
  });
  useLayoutEffect(() => arrive(), [key]);
}
