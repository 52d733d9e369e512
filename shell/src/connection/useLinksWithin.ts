import { useEffect } from 'react';
import type { Router } from '../router/router';
import { pagePath } from '../router/pagePath';

/** True if a click on a link would load another page of this site. */
const leavesDocument = (event: MouseEvent, link: HTMLAnchorElement): boolean => {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  if (link.target || link.hreflang || link.hasAttribute('download') || link.origin !== window.location.origin)
    return false;
  // Ignores links to files and to anchors on this page.
  return !/\.\w+$/.test(link.pathname) && link.pathname !== window.location.pathname;
};

/**
 * Opens plain links, such as those in rich text, in the router, which keeps the current page until the next one is
 * loaded. A full page load would lose the current page when there is no connection.
 */
export function useLinksWithin(router: Router, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !leavesDocument(event, link)) return;
      event.preventDefault();
      void router.navigate(pagePath(link.pathname) + link.search + link.hash);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [router, active]);
}
