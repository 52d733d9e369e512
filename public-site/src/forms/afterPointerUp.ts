/**
 * Runs a callback immediately or, while the pointer is down, after its release. Validation on blur
 * can move the layout; if it moved during a press, the click would miss its button.
 */
export const afterPointerUp = (then: () => void): void => {
  if (!document.querySelector('body :active')) {
    then();
    return;
  }
  // The click event fires after pointerup; the layout may move only after it.
  const done = new AbortController();
  const released = () => {
    done.abort();
    setTimeout(then);
  };
  for (const name of ['pointerup', 'pointercancel'])
    window.addEventListener(name, released, { signal: done.signal });
};
