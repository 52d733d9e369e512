import { useSyncExternalStore } from 'react';

/**
 * Scroll distance in px that still counts as the top, so that small movements do not toggle the
 * header.
 */
const SLACK = 24;

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** True while the page is scrolled. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SLACK,
    () => false,
  );
}
