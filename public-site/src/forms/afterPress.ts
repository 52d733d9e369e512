/**
 * Runs at once, or, while something is being pressed, when it is let go. What shows on leaving a field moves the page;
 * moved under a finger that presses a link or button, the press would land beside it and be lost.
 */
export const afterPress = (then: () => void): void => {
  if (!document.querySelector('body :active')) {
    then();
    return;
  }
  // The click comes after the release; only then may anything move.
  const done = new AbortController();
  const released = () => {
    done.abort();
    setTimeout(then);
  };
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, released, { signal: done.signal });
};
