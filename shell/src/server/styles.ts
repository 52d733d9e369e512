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

/** A rule without rules in it: its selectors and its declarations. */
const RULE = /(?<![^{}])([^{}]+)\{[^{}]*\}/g;
/** Arguments of pseudo-classes. */
const ARGUMENTS = /\((?:[^()]|\([^()]*\))*\)/g;
/** Classes, elements, and the attributes of states in a selector, and a placeholder. */
const NAMES =
  /(?<=\.)[\w-]+|(?<=\[)(?:aria|data)-[\w-]+(?:="[\w-]*")?(?=\])|placeholder$|(?<![\w.:@"=[-])[a-z]\w*/g;

/** Words of a page's HTML, attributes with their values, and names that are in no HTML. */
const namesIn = (html: string): ReadonlySet<string> =>
  new Set(
    ['html', 'body', 'tbody', 'from', 'to'].concat(
      html.match(/[\w-]+/g) ?? [],
      html.match(/(?<= )[\w-]+="[\w-]*"/g) ?? [],
    ),
  );

/** Drops the rules that match no element of a page with these names. */
const matchingRules = (css: string, names: ReadonlySet<string>): string =>
  css
    .replace(RULE, (rule, selectors: string) =>
      selectors
        .replace(ARGUMENTS, '')
        .split(',')
        .some((selector) => selector.match(NAMES)?.every((name) => names.has(name)) ?? true)
        ? rule
        : '',
    )
    .replace(/@[^@{}]+\{\}/g, '');

/**
 * The page's styles as HTML for its head, which the browser's cache adopts (adoptedStyles). Emotion
 * also collects the styles of a component that another one extends, whose class no element has.
 * Emotion finds a global style by its attribute; `data-s` marks it as inserted. The page gets only
 * the rules and custom properties that it uses before its scripts run, so not those of states that
 * need script. Styles with less than their rules are in elements that emotion does not find: the
 * scripts insert these styles whole.
 * @param html the page
 */
export const stylesOf = ({ inserted, registered }: EmotionCache, html: string): string => {
  const names = namesIn(html);
  const whole: string[] = [];
  const partial: string[] = [];
  const globals: { name: string; css: string; matching: string }[] = [];
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    const className = `${STYLE_KEY}-${name}`;
    const isScoped = className in registered;
    if (isScoped && !names.has(className)) continue;
    const matching = matchingRules(css, names);
    if (!isScoped) globals.push({ name, css, matching });
    else (matching === css ? whole : partial).push(matching);
  }
  const scoped = [...whole, ...partial].join('');
  const used = usedProperties(globals.map(({ matching }) => matching).join(''), scoped + html);
  const globalElements = globals.map(({ name, css, matching }) => {
    const needed = matching.replace(PROPERTY, (all, property: string) =>
      used.has(property) ? all : '',
    );
    const found = needed === css ? `data-emotion="${STYLE_KEY}-global ${name}" data-s=""` : '';
    return styleElement(found, needed);
  });
  return [
    ...globalElements,
    styleElement(RENDERED_STYLES, whole.join('')),
    styleElement('', partial.join('')),
  ].join('');
};
