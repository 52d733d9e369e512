/** Longest wait for an idle browser before idle work is done anyway, in milliseconds. */
const IDLE_WITHIN = 5_000;

/**
 * The wait in Safari, which does not say when it is idle, in milliseconds. Short, because a visit
 * may be.
 */
const SOON = 500;

/** Runs work that can wait, when the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN });
  else setTimeout(work, SOON);
};
