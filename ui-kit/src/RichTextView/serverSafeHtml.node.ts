import { escapeAttrValue, FilterXSS, friendlyAttrValue, parseAttr } from 'xss';
import type { PictureSource } from '../Picture/Picture';
import { ATTRIBUTES, IMAGE_SIZES, knownClasses, LOWER, TAGS } from './allowed';
import { facadeOf, PLAYER } from './videoFacade';

type PictureFor = (src: string) => PictureSource;
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Addresses that browsers keep, too: relative ones, and those of harmless schemes. */
const ADDRESS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const NAMED: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', nbsp: '\u00A0', amp: '&' };

/** The text of an attribute's value. */
const decoded = (value: string): string =>
  friendlyAttrValue(value).replace(/&(quot|apos|lt|gt|nbsp|amp);/g, (_entity, name: string) => NAMED[name] ?? '');

const encoded = (value: string): string => escapeAttrValue(value.replaceAll('&', '&amp;'));

const open = (tag: string, attributes: Attributes): string => {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${encoded(String(value))}"`],
  );
  return `<${tag}${written.join('')}>`;
};

/** The allowed attributes of a tag as it is written in the HTML. */
const attributesOf = (source: string): Record<string, string> => {
  const found: Record<string, string> = {};
  parseAttr(source.replace(/^<[^\s/>]+\s*|\s*\/?>$/g, ''), (name, value) => {
    const text = name === 'class' ? knownClasses(value) : decoded(value);
    const isAddress = name === 'href' || name === 'src';
    if (ATTRIBUTES.includes(name) && (name !== 'class' || text) && (!isAddress || ADDRESS.test(text)))
      found[name] ??= text;
    return '';
  });
  return found;
};

const image = ({ src: address, alt = '', ...own }: Record<string, string>, pictureFor?: PictureFor): string => {
  if (!address) return '';
  const { src, width, height, srcSet, sources = [], placeholder } = pictureFor?.(address) ?? { src: address };
  const shown = open('img', {
    src,
    alt,
    width: width ?? own.width,
    height: height ?? own.height,
    loading: 'lazy',
    decoding: 'async',
    srcset: srcSet,
    sizes: srcSet && IMAGE_SIZES,
    style: placeholder && `background:${placeholder}`,
  });
  const others = sources.map(({ type, srcSet: set }) => open('source', { type, srcset: set, sizes: IMAGE_SIZES }));
  return `<picture>${others.join('')}${shown}</picture>`;
};

const video = ({ src = '', title: given = '' }: Record<string, string>): string => {
  if (!PLAYER.test(src)) return '';
  const { words, note, attributes } = facadeOf(src, given);
  return `${open('a', attributes)}<strong>${encoded(words)}</strong><small>${encoded(note)}</small></a>`;
};

const opening = (tag: string, source: string, pictureFor?: PictureFor): string => {
  const attributes = attributesOf(source);
  if (tag === 'img') return image(attributes, pictureFor);
  if (tag === 'iframe') return video(attributes);
  if (tag === 'a' && 'target' in attributes) return open(tag, { ...attributes, rel: 'noopener noreferrer' });
  return open(LOWER[tag] ?? tag, attributes);
};

const WITHOUT_END = ['br', 'img', 'iframe'];

/**
 * What `safeHtml` makes of rich text, without a DOM. The stored text is sanitized and well-formed; this filter keeps the
 * page safe also if it is not.
 * @returns HTML that can be inserted as it is
 */
export const serverSafeHtml = (html: string, pictureFor?: PictureFor): string =>
  new FilterXSS({
    whiteList: Object.fromEntries(TAGS.map((tag) => [tag, ATTRIBUTES])),
    css: false,
    stripIgnoreTag: true,
    stripIgnoreTagBody: ['script', 'style', 'noscript', 'template', 'textarea', 'title', 'xmp', 'svg', 'math'],
    onTag: (tag, source, { isClosing }) => {
      if (!TAGS.includes(tag)) return undefined;
      if (!isClosing) return opening(tag, source, pictureFor);
      return WITHOUT_END.includes(tag) ? '' : `</${LOWER[tag] ?? tag}>`;
    },
  }).process(html);
