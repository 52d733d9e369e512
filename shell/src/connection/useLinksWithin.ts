import { useEffect } from 'react';
import type { Router } from '../router/createRouter';

/** Whether a click on a link would leave the document for another page of this site. */
const leavesDocument = (event: MouseEvent, link: HTMLAnchorElement): boolean => {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return false;
  // A file is no page; and a place on this page is here already.
  return !/\.\w+$/.test(link.pathname) && link.pathname !== window.location.pathname;
};

/**
 * Opens plain links, such as those in rich text, in the router, which keeps the page until the next one is there. The
 * browser's own way would leave a page that cannot be had again without a connection.
 */
export function useLinksWithin(router: Router, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !leavesDocument(event, link)) return;
      event.preventDefault();
      void router.navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [router, active]);
}
