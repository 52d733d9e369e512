const QUERY = '(prefers-reduced-motion: reduce)';
const STYLE_ID = 'pretended-reduced-motion';

let originalMatchMedia: typeof window.matchMedia | undefined;

/**
 * Overrides the reduced-motion media query for scripts, and disables animations in the style
 * sheets, whose media query a page cannot override.
 */
export const pretendReducedMotion = (reduce: boolean): void => {
  const original = (originalMatchMedia ??= window.matchMedia.bind(window));
  window.matchMedia = (query) => {
    const list = original(query);
    if (!reduce || query.replace(/\s+/g, ' ') !== QUERY) return list;
    return Object.defineProperty(list, 'matches', { value: true });
  };
  document.getElementById(STYLE_ID)?.remove();
  if (!reduce) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent =
    '*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;transition-delay:0s!important;scroll-behavior:auto!important}';
  document.head.append(style);
};
