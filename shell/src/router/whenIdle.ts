/** Timeout of `requestIdleCallback`, in milliseconds. */
const IDLE_TIMEOUT = 5_000;

/** Delay in Safari, which has no `requestIdleCallback`, in milliseconds. */
const FALLBACK_DELAY = 500;

/** Runs work when the browser is idle. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  else setTimeout(work, FALLBACK_DELAY);
};
