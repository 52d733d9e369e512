import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import memoize from '@emotion/memoize';
import { parse } from 'css-what';
import {
  compile,
  DECLARATION,
  KEYFRAMES,
  RULESET,
  serialize,
  stringify,
  type Element,
  type Middleware,
} from 'stylis';
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

/** Parses a style once: the pages of a site share theirs. */
const parsed = memoize(compile);

/** A part of a style with what a page needs of it, or undefined if it needs nothing. */
type Filter = (part: Element) => Element | undefined;

/** A style with what `filter` leaves of its rules and declarations. Keyframes are left whole. */
const reduced = (css: string, filter: Filter): string => {
  const print: Middleware = (part, index, siblings) => {
    const used = filter(part);
    return used && stringify(used, index, siblings, part.type === KEYFRAMES ? stringify : print);
  };
  return serialize(parsed(css), print);
};

/** The elements, classes and attributes of states without which a selector matches nothing. */
const namesOf = memoize((selector: string): string[] =>
  parse(selector)
    .flat()
    .flatMap((token) => {
      if (token.type === 'tag') return token.name;
      if (token.type === 'pseudo-element' && token.name.endsWith('placeholder'))
        return 'placeholder';
      if (token.type !== 'attribute') return [];
      if (token.name === 'class' && token.action === 'element') return token.value;
      if (!/^(aria|data)-/.test(token.name)) return [];
      if (token.action === 'exists') return token.name;
      return token.action === 'equals' ? `${token.name}="${token.value}"` : [];
    }),
);

/** Words of a page's HTML, its attributes of states, and the elements around it. */
const namesIn = (html: string): ReadonlySet<string> =>
  new Set(
    ['html', 'body', 'tbody'].concat(
      html.match(/[\w-]+/g) ?? [],
      html.match(/\b(?:aria|data)-[\w-]+="[^"]*"/g) ?? [],
    ),
  );

/** Leaves the rules, and their selectors, that can match an element of a page with these names. */
const matching =
  (names: ReadonlySet<string>): Filter =>
  (part) => {
    if (part.type !== RULESET) return part;
    const props = [part.props]
      .flat()
      .filter((selector) => namesOf(selector).every((name) => names.has(name)));
    return props.length > 0 ? { ...part, props } : undefined;
  };

const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

/** The name of a declared custom property. */
const customProperty = ({ type, props }: Element): string | undefined =>
  type === DECLARATION && typeof props === 'string' && props.startsWith('--') ? props : undefined;

/**
 * Leaves what `filter` leaves, without the custom properties that neither this nor the page uses,
 * also through the values of others.
 */
const withoutUnusedProperties = (
  styles: readonly string[],
  html: string,
  filter: Filter,
): Filter => {
  const references = new Map<string, string[]>();
  const withoutProperties = styles.map((css) =>
    reduced(css, (part) => {
      const property = customProperty(part);
      if (property === undefined) return filter(part);
      references.set(property, [...(references.get(property) ?? []), ...referencesIn(part.value)]);
      return undefined;
    }),
  );
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    references.get(name)?.forEach(add);
  };
  [...withoutProperties, html].flatMap(referencesIn).forEach(add);
  return (part) => {
    const property = customProperty(part);
    return property === undefined || used.has(property) ? filter(part) : undefined;
  };
};

/**
 * The page's styles as HTML for its head, which the browser's cache adopts (adoptedStyles). Emotion
 * also collects the styles of a component that another one extends, whose class no element has.
 * Emotion finds a global style by its attribute; `data-s` marks it as inserted. The page gets only
 * the rules, selectors and custom properties that it uses before its scripts run, so not those of
 * states that need script. Reduced styles are in elements that emotion does not find: the scripts
 * insert these styles whole. So the order of two styles says nothing.
 * @param html the page
 */
export const stylesOf = ({ inserted, registered }: EmotionCache, html: string): string => {
  const styles = Object.entries(inserted).filter(
    (style): style is [string, string] => typeof style[1] === 'string',
  );
  const filter = withoutUnusedProperties(
    styles.map(([, css]) => css),
    html,
    matching(namesIn(html)),
  );
  const globals: string[] = [];
  let whole = '';
  let partial = '';
  for (const [name, css] of styles) {
    const used = reduced(css, filter);
    const isWhole = used === css;
    if (!(`${STYLE_KEY}-${name}` in registered)) {
      const found = isWhole ? `data-emotion="${STYLE_KEY}-global ${name}" data-s=""` : '';
      globals.push(styleElement(found, used));
    } else if (isWhole) whole += used;
    else partial += used;
  }
  return [
    ...globals,
    styleElement('', partial),
    // Last, because emotion inserts the others after it.
    styleElement(RENDERED_STYLES, whole),
  ].join('');
};
