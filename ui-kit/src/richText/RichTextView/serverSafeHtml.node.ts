import { Parser } from 'htmlparser2';
import { ATTRIBUTES, knownClasses, LOWERED_HEADINGS, TAGS } from './allowList';
import { escapeHtml, imageMarkup, startTag, videoMarkup, type PictureFor } from './markup';

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/**
 * True for relative URLs and safe schemes. Browsers ignore spaces and control characters in them.
 */
const isSafeUrl = (url: string): boolean => {
  const [, scheme] = /^([^/?#:]*):/.exec(url.replace(/[\p{Cc} ]/gu, '')) ?? [];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
};

/** Elements whose content is not visible text. */
const HIDDEN = 'script style noscript template textarea title xmp svg math iframe object'.split(
  ' ',
);
const VOID_TAGS = ['br', 'img', 'iframe'];

const allowedAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const text = name === 'class' ? knownClasses(value) : value;
      const isUrl = name === 'href' || name === 'src';
      const isAllowed =
        ATTRIBUTES.includes(name) && (name !== 'class' || text) && (!isUrl || isSafeUrl(text));
      return isAllowed ? [[name, text]] : [];
    }),
  );

const opening = (
  tag: string,
  attributes: Record<string, string>,
  pictureFor?: PictureFor,
): string => {
  if (tag === 'img') return imageMarkup(attributes, pictureFor);
  if (tag === 'iframe') return videoMarkup(attributes);
  if (tag === 'a' && 'target' in attributes)
    return startTag(tag, { ...attributes, rel: 'noopener noreferrer' });
  return startTag(LOWERED_HEADINGS[tag] ?? tag, attributes);
};

/**
 * Renders rich text like `safeHtml`, without a DOM. Stored text is sanitized already; this writes
 * only elements of the toolbar, so that the page is safe in any case.
 * @returns HTML that is safe to insert
 */
export const serverSafeHtml = (html: string, pictureFor?: PictureFor): string => {
  let output = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (hidden === 0 && TAGS.includes(tag))
        output += opening(tag, allowedAttributes(attributes), pictureFor);
      if (HIDDEN.includes(tag)) hidden += 1;
    },
    ontext: (text) => {
      if (hidden === 0) output += escapeHtml(text);
    },
    onclosetag: (tag) => {
      if (HIDDEN.includes(tag)) hidden -= 1;
      else if (hidden === 0 && TAGS.includes(tag) && !VOID_TAGS.includes(tag))
        output += `</${LOWERED_HEADINGS[tag] ?? tag}>`;
    },
  });
  parser.end(html);
  return output;
};
