import { readSession, writeSession } from '../browser/sessionText';

/** Scroll position of each history entry in pixels, by its key. */
const positions = new Map<string, number>();

/** Key in session storage. */
const STORAGE_KEY = 'charity-site:places';

/** Maximum number of entries stored for a reload. */
const MAX_STORED = 50;

/** Restores the positions from before a reload. Invalid JSON must not break the page. */
const readStored = (): void => {
  try {
    const stored = JSON.parse(readSession(STORAGE_KEY) ?? '[]') as [string, number][];
    for (const [key, top] of stored) positions.set(key, top);
  } catch {
    // `pagehide` overwrites it.
  }
};

/**
 * Prepares the history for scroll positions. Call it before the router is created. Gives the first
 * entry a key, because the router's default key is the same for all first entries. This module
 * restores scroll positions within the document; the browser restores them between documents.
 */
export const initScrollRestoration = (): void => {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  readStored();
  const setManual = () => {
    window.history.scrollRestoration = 'manual';
  };
  setManual();
  window.addEventListener('pageshow', setManual);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    writeSession(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_STORED)));
  });
};

/** Tracks the position of an entry. @returns a function that stops */
export const trackScrollPosition = (key: string): (() => void) => {
  const store = () => {
    // Newest last, because `slice` drops the oldest.
    positions.delete(key);
    positions.set(key, window.scrollY);
  };
  // In the next frame, because reading the position now would make the browser compute the layout
  // twice.
  const first = requestAnimationFrame(store);
  window.addEventListener('scroll', store, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', store);
  };
};

/** The position of an entry; undefined if this tab has not tracked it. */
export const scrollPositionOf = (key: string): number | undefined => positions.get(key);

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position. If the page is not high enough yet, waits until its lists have loaded or
 * the visitor does something.
 * @param done called when the wait ends
 * @returns a function that stops the wait
 */
export const scrollToPosition = (top: number, done: () => void): (() => void) => {
  const scrollAndCheck = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  const stop = () => {
    observer.disconnect();
    for (const name of INPUTS) window.removeEventListener(name, finish);
  };
  const finish = () => {
    stop();
    done();
  };
  const observer = new ResizeObserver(() => {
    if (scrollAndCheck()) finish();
  });
  if (scrollAndCheck()) {
    done();
    return () => undefined;
  }
  observer.observe(document.body);
  for (const name of INPUTS) window.addEventListener(name, finish, { passive: true });
  return stop;
};
