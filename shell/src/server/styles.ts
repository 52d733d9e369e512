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

/** A style without the rules and declarations that `isUsed` rejects. Keyframes are left whole. */
const reduced = (css: string, isUsed: (part: Element) => boolean): string => {
  const print: Middleware = (part, index, siblings) =>
    isUsed(part)
      ? stringify(part, index, siblings, part.type === KEYFRAMES ? stringify : print)
      : '';
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

/** Accepts what is not a rule, and rules that can match an element of a page with these names. */
const matching =
  (names: ReadonlySet<string>) =>
  ({ type, props }: Element): boolean =>
    type !== RULESET ||
    [props].flat().some((selector) => namesOf(selector).every((name) => names.has(name)));

const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

/** The name of a declared custom property. */
const customProperty = ({ type, props }: Element): string | undefined =>
  type === DECLARATION && typeof props === 'string' && props.startsWith('--') ? props : undefined;

/**
 * Accepts the parts of global styles that `isUsed` accepts, and of their custom properties those
 * that these parts or `text` use, also through the values of others.
 */
const usedGlobals = (
  globals: readonly string[],
  text: string,
  isUsed: (part: Element) => boolean,
): ((part: Element) => boolean) => {
  const references = new Map<string, string[]>();
  const withoutProperties = globals.map((css) =>
    reduced(css, (part) => {
      const property = customProperty(part);
      if (property === undefined) return isUsed(part);
      references.set(property, [...(references.get(property) ?? []), ...referencesIn(part.value)]);
      return false;
    }),
  );
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    references.get(name)?.forEach(add);
  };
  [...withoutProperties, text].flatMap(referencesIn).forEach(add);
  return (part) => {
    const property = customProperty(part);
    return property === undefined ? isUsed(part) : used.has(property);
  };
};

/**
 * The page's styles as HTML for its head, which the browser's cache adopts (adoptedStyles). Emotion
 * also collects the styles of a component that another one extends, whose class no element has.
 * Emotion finds a global style by its attribute; `data-s` marks it as inserted. The page gets only
 * the rules and custom properties that it uses before its scripts run, so not those of states that
 * need script. Styles with less than their rules are in elements that emotion does not find: the
 * scripts insert these styles whole. So the order of two styles says nothing.
 * @param html the page
 */
export const stylesOf = ({ inserted, registered }: EmotionCache, html: string): string => {
  const isUsed = matching(namesIn(html));
  const whole: string[] = [];
  const partial: string[] = [];
  const globals: { name: string; css: string }[] = [];
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (!(`${STYLE_KEY}-${name}` in registered)) {
      globals.push({ name, css });
      continue;
    }
    const used = reduced(css, isUsed);
    (used === css ? whole : partial).push(used);
  }
  const scoped = [...whole, ...partial].join('');
  const texts = globals.map(({ css }) => css);
  const isUsedGlobally = usedGlobals(texts, scoped + html, isUsed);
  const globalElements = globals.map(({ name, css }) => {
    const used = reduced(css, isUsedGlobally);
    const found = used === css ? `data-emotion="${STYLE_KEY}-global ${name}" data-s=""` : '';
    return styleElement(found, used);
  });
  return [
    ...globalElements,
    styleElement('', partial.join('')),
    // Last, because emotion inserts the others after it.
    styleElement(RENDERED_STYLES, whole.join('')),
  ].join('');
};
