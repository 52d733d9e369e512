import { normalizeText, playerAddress } from '@charity-site/api-client/entities';
import sanitizeHtml, { type Attributes, type IFrame, type IOptions } from 'sanitize-html';
import { parseRichText, type RichText } from './parseRichText';

/** Default title of an iframe. */
const VIDEO_TITLE = 'Video';

const frame = (_tag: string, { src = '', title }: Attributes) => {
  const player = playerAddress(src);
  const attribs: Attributes = player
    ? {
        class: 'ql-video',
        src: player,
        title: title?.trim() || VIDEO_TITLE,
        allowfullscreen: 'true',
        loading: 'lazy',
      }
    : {};
  return { tagName: 'iframe', attribs };
};

const link = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: {
    ...attribs,
    ...(attribs.href && { href: normalizeText(attribs.href, 'address') }),
    ...(attribs.target === '_blank' && { rel: 'noopener noreferrer' }),
  },
});

/** Drops img and iframe without src and Quill's empty list markers; unwraps links without href. */
const isEmptyElement = ({ tag, attribs, text }: IFrame): boolean | 'excludeTag' => {
  if (tag === 'a' && !attribs.href) return 'excludeTag';
  if (tag === 'span') return text === '' && attribs.class === undefined;
  return (tag === 'iframe' || tag === 'img') && !attribs.src;
};

const as = (tag: string, names: string[]) => Object.fromEntries(names.map((name) => [name, tag]));

const ALLOWED: IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'p',
    'br',
    'span',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'blockquote',
    // The last two are written as characters.
    'ol',
    'ul',
    'li',
    'a',
    'img',
    'iframe',
    'q',
    'sup',
  ],
  allowedAttributes: {
    '*': ['class'],
    li: ['data-list'],
    ol: ['start'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'title', 'allowfullscreen', 'loading'],
  },
  allowedClasses: {
    '*': [
      /^ql-indent-[1-8]$/,
      /^ql-font-(serif|monospace)$/,
      /^ql-size-(small|large|huge)$/,
      'ql-video',
    ],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    iframe: frame,
    a: link,
    ...as('h2', ['h3', 'h4', 'h5', 'h6']),
    ...as('s', ['del', 'strike']),
    ...as('u', ['ins']),
    // Their words must not run into each other.
    ...as('p', [
      'div',
      'pre',
      'address',
      'td',
      'th',
      'caption',
      'dt',
      'dd',
      'figcaption',
      'legend',
      'summary',
    ]),
    ...as('p', [
      'section',
      'article',
      'header',
      'footer',
      'main',
      'aside',
      'nav',
      'center',
      'figure',
      'details',
    ]),
    ...as('br', ['hr']),
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'template', 'title'],
  exclusiveFilter: isEmptyElement,
  // Deeper than the editor can nest; a hundred thousand nested tags would freeze every browser.
  nestingLimit: 20,
};

/** Maximum number of passes; only broken HTML needs more than two. */
const PASSES = 5;

/**
 * Sanitizes HTML until it no longer changes, so that stored HTML does not change when it is read
 * again.
 */
const readUntilStable = (html: string, passes: number): RichText => {
  const read = parseRichText(sanitizeHtml(html, ALLOWED));
  return read.html === html || passes === 1 ? read : readUntilStable(read.html, passes - 1);
};

let last: RichText | undefined;

/**
 * Reads a rich text: sanitized to what the editor's toolbar can produce (docs/product.md 6, 6.6),
 * without scripts, event handlers, javascript: links and unknown iframes, and its texts for
 * searches, lists and descriptions. The last result is cached: a save needs the
 * HTML for its rules, then the texts for its columns.
 */
export const readRichText = (html: string): RichText => {
  if (last?.html !== html) last = readUntilStable(html, PASSES);
  return last;
};

/** The HTML of `readRichText`. */
export const sanitizeRichText = (html: string): string => readRichText(html).html;
