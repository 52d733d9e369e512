import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { RENDERED_STYLES, STYLE_KEY } from './styleElement';

const CLASS = new RegExp(`\\.${STYLE_KEY}-([\\w-]+)`, 'g');

/**
 * Adopts server-rendered style elements without moving them. Emotion's own sheet moves each one,
 * and every move makes the browser recompute the styles and layout of the whole page.
 */
class AdoptingSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}

/** Creates the page's emotion cache. Server-rendered styles are not inserted again. */
export const adoptedStyles = (): EmotionCache => {
  const cache = createCache({ key: STYLE_KEY });
  // Emotion creates the sheets of global styles from this sheet's class.
  cache.sheet = new AdoptingSheet({
    key: STYLE_KEY,
    container: document.head,
    speedy: cache.sheet.isSpeedy,
  });
  const rendered = document.querySelector<HTMLStyleElement>(`style[${RENDERED_STYLES}]`);
  if (!rendered) return cache;
  for (const [, name = ''] of rendered.textContent.matchAll(CLASS)) cache.inserted[name] = true;
  cache.sheet.hydrate([rendered]);
  return cache;
};
