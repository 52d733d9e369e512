import { Parser } from 'htmlparser2';
import { ATTRIBUTES, knownClasses, LOWERED_HEADINGS, TAGS } from './allowed';
import { escapeHtml, imageMarkup, startTag, videoMarkup, type PictureFor } from './markup';

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/**
 * True for relative addresses and those of harmless schemes. Browsers read a scheme without blanks
 * and control characters.
 */
const isHarmless = (address: string): boolean => {
  const [, scheme] = /^([^/?#:]*):/.exec(address.replace(/[\p{Cc} ]/gu, '')) ?? [];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase());
};

/** Elements whose content is no text of the page. */
const HIDDEN = 'script style noscript template textarea title xmp svg math iframe object'.split(
  ' ',
);
const WITHOUT_END = ['br', 'img', 'iframe'];

const allowed = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const text = name === 'class' ? knownClasses(value) : value;
      const isAddress = name === 'href' || name === 'src';
      const isKept =
        ATTRIBUTES.includes(name) && (name !== 'class' || text) && (!isAddress || isHarmless(text));
      return isKept ? [[name, text]] : [];
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
 * Renders rich text like `safeHtml`, without a DOM. The stored text is sanitized; only elements
 * that the toolbar can produce are written again, so that the page is safe also if it is not.
 * @returns HTML that can be inserted as it is
 */
export const serverSafeHtml = (html: string, pictureFor?: PictureFor): string => {
  let written = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (hidden === 0 && TAGS.includes(tag))
        written += opening(tag, allowed(attributes), pictureFor);
      if (HIDDEN.includes(tag)) hidden += 1;
    },
    ontext: (text) => {
      if (hidden === 0) written += escapeHtml(text);
    },
    onclosetag: (tag) => {
      if (HIDDEN.includes(tag)) hidden -= 1;
      else if (hidden === 0 && TAGS.includes(tag) && !WITHOUT_END.includes(tag))
        written += `</${LOWERED_HEADINGS[tag] ?? tag}>`;
    },
  });
  parser.end(html);
  return written;
};
