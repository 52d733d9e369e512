/**
 * A signal that aborts after a time, in ms. `AbortSignal.timeout` is newer than the oldest browsers
 * (docs/browsers.md).
 */
export const timeLimit = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
  return controller.signal;
};
