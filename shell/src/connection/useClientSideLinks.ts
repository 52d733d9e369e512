import { useEffect } from 'react';
import type { Router } from '../navigation/router';
import { internalLinkOf } from '../navigation/internalLinkOf';
import { pagePath } from '../navigation/paths';

/** True if the browser would open a link in this tab. */
const opensHere = ({
  defaultPrevented,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean =>
  !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);

/**
 * Opens plain links, such as those in rich text, in the router, which shows the current page until
 * the next one has loaded. Offline, a full page load would lose the current page.
 */
export function useClientSideLinks(router: Router, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const open = (event: MouseEvent) => {
      const link = internalLinkOf(event);
      // Links to files are left to the browser.
      if (!link || !opensHere(event) || /\.\w+$/.test(link.pathname)) return;
      event.preventDefault();
      void router.navigate(pagePath(link.pathname) + link.search + link.hash);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [router, active]);
}
