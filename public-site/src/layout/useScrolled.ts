import { useSyncExternalStore } from 'react';

/** So far, in px, may a page be scrolled and still count as at its top: a tremble of the finger is not scrolling. */
const SLACK = 24;

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the visitor has scrolled away from the page's top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SLACK,
    () => false,
  );
}
