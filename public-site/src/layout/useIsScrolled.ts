import { useSyncExternalStore } from 'react';
import { NOTICE_ID } from './measures';

/**
 * Scroll distance in px that still counts as the top, so that small movements do not toggle the
 * header.
 */
const SLACK = 24;

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Height in px of the notice, above the header's place; 0 without one. */
const noticeHeight = () => document.getElementById(NOTICE_ID)?.offsetHeight ?? 0;

/** True while the page is scrolled past the header's place. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SLACK + noticeHeight(),
    () => false,
  );
}
