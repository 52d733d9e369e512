/**
 * An abort signal with a timeout in ms. The oldest supported browsers have no `AbortSignal.timeout`
 * (docs/browsers.md).
 */
export const timeLimit = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
  return controller.signal;
};
