import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { RENDERED_STYLES, STYLE_KEY } from '../hydration/styleElement';

/**
 * No vendor prefixes: the oldest supported browsers need none. One array for all pages, because
 * emotion caches the CSS of a style per array, and serializing styles is a fifth of the work of a
 * page.
 */
const PLUGINS: StylisPlugin[] = [];

/** Collects the styles of one page. */
export const styleCache = (): EmotionCache => {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: PLUGINS });
  // Without `compat`, emotion renders a style element before each component.
  cache.compat = true;
  return cache;
};

const styleElement = (attributes: string, css: string) =>
  css && `<style ${attributes}>${css.replaceAll('</', '<\\/')}</style>`;

/**
 * The page's styles as HTML for its head. The browser's cache (adoptedStyles) reads their names.
 * Emotion finds a global style by its attribute; `data-s` marks it as inserted.
 */
export const stylesOf = ({ inserted, registered }: EmotionCache): string => {
  const scoped: string[] = [];
  const names: string[] = [];
  let globals = '';
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`${STYLE_KEY}-${name}` in registered) {
      names.push(name);
      scoped.push(css);
    } else {
      globals += styleElement(`data-emotion="${STYLE_KEY}-global ${name}" data-s=""`, css);
    }
  }
  return globals + styleElement(`${RENDERED_STYLES}="${names.join(' ')}"`, scoped.join(''));
};
