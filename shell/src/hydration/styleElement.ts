/** Key of the emotion cache, the prefix of class names; the same as in emotion's default cache. */
export const STYLE_KEY = 'css';

/**
 * Attribute of the element with the server-rendered styles. Not
 * emotion's own attribute, because every copy of emotion moves the elements with it, which makes
 * the browser recompute the page's layout.
 */
export const RENDERED_STYLES = 'data-styles';
