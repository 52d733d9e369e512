import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isHydrated } from '../hydration/renderedPage';
import { scrollPositionOf, scrollToPosition, trackScrollPosition } from './scrollPositions';

/**
 * Scrolls on navigation (docs/product.md 2.2): to the top of a new page or the element of the URL's
 * hash; after Back and Forward to the stored position. A new query or hash of the same page does
 * not scroll. React Router's ScrollRestoration would scroll to the top for these too, and does not
 * wait for lists that load.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  const scroll = useEffectEvent((): (() => void) => {
    const isFirst = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    // The browser has already scrolled a server-rendered page, and perhaps the visitor has too.
    if (isFirst && isHydrated()) return trackScrollPosition(key);
    const position = isBack ? scrollPositionOf(key) : undefined;
    if (position === undefined) {
      if (!isSamePage) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
      }
      return trackScrollPosition(key);
    }
    let untrack = () => {};
    const stop = scrollToPosition(position, () => {
      untrack = trackScrollPosition(key);
    });
    return () => {
      stop();
      untrack();
    };
  });
  useLayoutEffect(() => scroll(), [key]);
}
