import sanitizeHtml, { type Attributes, type IFrame, type IOptions } from 'sanitize-html';
import { withRealLists } from './bulletLists';
import { playerAddress } from './videos';

/** What a frame is called to those who cannot see it, when the editor gave it no title. */
const VIDEO_TITLE = 'Video';

const frame = (_tag: string, { src = '', title }: Attributes) => {
  const player = playerAddress(src);
  const attribs: Attributes = player
    ? { class: 'ql-video', src: player, title: title?.trim() || VIDEO_TITLE, allowfullscreen: 'true', loading: 'lazy' }
    : {};
  return { tagName: 'iframe', attribs };
};

const link = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
});

/**
 * Elements that are nothing without an address, and the empty mark Quill puts before list items, go entirely; of a link
 * without one its words stay.
 */
const hollow = ({ tag, attribs, text }: IFrame): boolean | 'excludeTag' => {
  if (tag === 'a' && !attribs.href) return 'excludeTag';
  if (tag === 'span') return text === '' && attribs.class === undefined;
  return (tag === 'iframe' || tag === 'img') && !attribs.src;
};

const ALLOWED: IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'p', 'br', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'blockquote'],
    ...['ol', 'ul', 'li', 'a', 'img', 'iframe'],
  ],
  allowedAttributes: {
    '*': ['class'],
    li: ['data-list'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'title', 'allowfullscreen', 'loading'],
  },
  allowedClasses: {
    '*': [/^ql-indent-[1-8]$/, /^ql-font-(serif|monospace)$/, /^ql-size-(small|large|huge)$/, 'ql-video'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  transformTags: { iframe: frame, a: link },
  exclusiveFilter: hollow,
  // Deeper than the editor can nest; a page of a hundred thousand nested tags would stall every reader's browser.
  nestingLimit: 20,
};

/**
 * Rich text with only what the editor's toolbar can make (docs/product.md 6, 6.6): scripts, event handlers,
 * javascript: links and unknown frames go entirely; Quill's bullet items become real lists.
 */
export const sanitizeRichText = (html: string): string => withRealLists(sanitizeHtml(html, ALLOWED));
