import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { RENDERED_STYLES, STYLE_KEY } from './styleElement';

/**
 * Takes over rendered style elements where they are. Emotion's own sheet moves them, one by one,
 * and after each the browser computes the styles and the layout of the whole page again.
 */
class AdoptingSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}

/**
 * The cache for the styles of the page, which knows those that the server has rendered and does not
 * add them again.
 */
export const adoptedStyles = (): EmotionCache => {
  const cache = createCache({ key: STYLE_KEY });
  // Global styles use the class of this sheet for their own sheets.
  cache.sheet = new AdoptingSheet({
    key: STYLE_KEY,
    container: document.head,
    speedy: cache.sheet.isSpeedy,
  });
  const rendered = document.querySelector<HTMLStyleElement>(`style[${RENDERED_STYLES}]`);
  if (!rendered) return cache;
  for (const name of rendered.getAttribute(RENDERED_STYLES)?.split(' ') ?? [])
    cache.inserted[name] = true;
  cache.sheet.hydrate([rendered]);
  return cache;
};
