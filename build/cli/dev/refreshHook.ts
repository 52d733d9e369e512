/**
 * First script in the head of the development shell. Fast Refresh of a remote's components needs
 * React's renderer, which the shell loads. Without this hook the remote's refresh runtime never
 * receives the renderer, and edits have no effect.
 */
export const REFRESH_HOOK = `
  if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
    let last = 0;
    const renderers = new Map();
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      renderers, supportsFiber: true,
      inject(renderer) { renderers.set(++last, renderer); return last; },
      onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
    };
  }`;
