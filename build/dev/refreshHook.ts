/**
 * A script for the head of the development shell, before everything else. Hot reload of a remote's components needs
 * React's renderer, which lives in the shell; without this hook it is never announced to the remote's refresh runtime,
 * and edits silently do nothing.
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
