/**
 * Key of the page's styles, in the names of their classes. It is that of emotion's default cache,
 * which stories and tests use.
 */
export const STYLE_KEY = 'css';

/**
 * Attribute of the element with the styles of the rendered components: their names, separated by
 * spaces. Not emotion's own attribute: every copy of emotion moves the elements that have it, and
 * the browser then computes the page's layout again.
 */
export const RENDERED_STYLES = 'data-styles';
