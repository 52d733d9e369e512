import { readSession, writeSession } from '../browser/sessionText';

/** Where each entry of the tab's history was scrolled to, in pixels, by its key. */
const positions = new Map<string, number>();

/** Key in the session's storage. */
const STORED = 'charity-site:places';

/** Number of entries kept for a reload. */
const KEPT = 50;

/**
 * The positions of before a reload. A text that cannot be read must not keep the page from
 * starting.
 */
const readStored = (): void => {
  try {
    const stored = JSON.parse(readSession(STORED) ?? '[]') as [string, number][];
    for (const [key, top] of stored) positions.set(key, top);
  } catch {
    // It is written again when the page is left.
  }
};

/**
 * Prepares the history for its scroll positions; to be called before the router is made. Gives the
 * first entry a key, because the router gives it none, and all first entries would share one. We
 * restore scroll positions within the document; the browser does so between documents.
 */
export const initScrollRestoration = (): void => {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key)
    window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  readStored();
  const take = () => {
    window.history.scrollRestoration = 'manual';
  };
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    writeSession(STORED, JSON.stringify([...positions].slice(-KEPT)));
  });
};

/** Keeps the position of an entry from now on. @returns ends it */
export const trackScrollPosition = (key: string): (() => void) => {
  const keep = () => {
    // The newest last, so that the oldest are dropped.
    positions.delete(key);
    positions.set(key, window.scrollY);
  };
  // In the next frame, because reading the position now would make the browser compute the layout
  // twice.
  const first = requestAnimationFrame(keep);
  window.addEventListener('scroll', keep, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', keep);
  };
};

/** The position of an entry; undefined when it was not left in this tab. */
export const scrollPositionOf = (key: string): number | undefined => positions.get(key);

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position. Where the page is not high enough yet, it waits until its lists are there
 * or the visitor does something.
 * @param done called once the page is at its position, or is not waited for any more
 * @returns ends the waiting
 */
export const scrollToPosition = (top: number, done: () => void): (() => void) => {
  const isThere = () => {
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
    if (isThere()) finish();
  });
  if (isThere()) {
    done();
    return () => undefined;
  }
  observer.observe(document.body);
  for (const name of INPUTS) window.addEventListener(name, finish, { passive: true });
  return stop;
};
