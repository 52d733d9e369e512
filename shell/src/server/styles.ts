import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Key of emotion's default cache, which takes the styles over in browsers. */
const KEY = 'css';

/**
 * No vendor prefixes: the oldest supported browsers need none. One list for all pages, because emotion remembers the CSS
 * of a style for each list, and making it from the style is a fifth of the work of a page.
 */
const PLUGINS: StylisPlugin[] = [];

/** Collects the styles of one page. */
export const styleCache = (): EmotionCache => {
  const cache = createCache({ key: KEY, stylisPlugins: PLUGINS });
  // Without it, emotion writes a style element before each component.
  cache.compat = true;
  return cache;
};

/** A style element for the head. `data-s` says that it is in its place: emotion would move it, which costs a layout. */
const styleElement = (names: string, css: string) =>
  css && `<style data-emotion="${names}" data-s="">${css.replaceAll('</', '<\\/')}</style>`;

/** The page's styles as HTML for its head. Emotion in the browser knows them by their names and does not add them again. */
export const stylesOf = ({ inserted, registered }: EmotionCache): string => {
  const scoped: string[] = [];
  const names: string[] = [];
  let globals = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`${KEY}-${name}` in registered) {
      names.push(name);
      scoped.push(css);
    } else {
      globals += styleElement(`${KEY}-global ${name}`, css);
    }
  }
  return globals + styleElement([KEY, ...names].join(' '), scoped.join(''));
};
