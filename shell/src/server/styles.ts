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

/** A custom property in a global style: name and value. */
const PROPERTY = /(?<=[{;])(--[\w-]+):([^;{}]*);/g;

const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

/** The custom properties that `text` uses, also through the values of `globals`. */
const usedProperties = (globals: string, text: string): ReadonlySet<string> => {
  const references = new Map<string, string[]>();
  for (const [, name = '', value = ''] of globals.matchAll(PROPERTY))
    references.set(name, [...(references.get(name) ?? []), ...referencesIn(value)]);
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    references.get(name)?.forEach(add);
  };
  referencesIn(globals.replace(PROPERTY, '') + text).forEach(add);
  return used;
};

/**
 * The page's styles as HTML for its head, which the browser's cache adopts (adoptedStyles). Emotion
 * also collects the styles of a component that another one extends, whose class no element has.
 * Emotion finds a global style by its attribute; `data-s` marks it as inserted. The theme has four
 * times the custom properties that a page uses, so the page gets only these, in an element that
 * emotion does not find: the scripts insert all.
 * @param html the page
 */
export const stylesOf = ({ inserted, registered }: EmotionCache, html: string): string => {
  const classes = new Set(html.match(/css-[\w-]+/g));
  const scoped: string[] = [];
  const globals: { name: string; css: string }[] = [];
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    const className = `${STYLE_KEY}-${name}`;
    if (!(className in registered)) globals.push({ name, css });
    else if (classes.has(className)) scoped.push(css);
  }
  const used = usedProperties(globals.map(({ css }) => css).join(''), scoped.join('') + html);
  const globalElements = globals.map(({ name, css }) => {
    const needed = css.replace(PROPERTY, (whole, property: string) =>
      used.has(property) ? whole : '',
    );
    const found = needed === css ? `data-emotion="${STYLE_KEY}-global ${name}" data-s=""` : '';
    return styleElement(found, needed);
  });
  return [...globalElements, styleElement(RENDERED_STYLES, scoped.join(''))].join('');
};
