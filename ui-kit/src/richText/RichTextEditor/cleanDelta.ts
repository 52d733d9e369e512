import { Delta } from 'quill/core.js';
import { videoUrl } from './videoUrl';

const FONTS = ['serif', 'monospace'];
const SIZES = ['small', 'large', 'huge'];
const LISTS = ['ordered', 'bullet'];
const OTHER_FORMATS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'blockquote',
  'indent',
  'alt',
  'width',
  'height',
];

const isStoredUrl = (url: unknown) =>
  typeof url === 'string' && (/^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url));

const isLinkUrl = (url: unknown) => /^(https?:|mailto:|tel:|\/)/i.test(String(url));

/** Keeps only attributes that the toolbar can set; headings below level 2 become level 2. */
const cleanAttributes = (attributes: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, unknown][] => {
      if (name === 'header') return [[name, value === 1 ? 1 : 2]];
      if (name === 'font') return FONTS.includes(String(value)) ? [[name, value]] : [];
      if (name === 'size') return SIZES.includes(String(value)) ? [[name, value]] : [];
      if (name === 'list') return [[name, LISTS.includes(String(value)) ? value : 'bullet']];
      if (name === 'link') return isLinkUrl(value) ? [[name, value]] : [];
      return OTHER_FORMATS.includes(name) ? [[name, value]] : [];
    }),
  );

/**
 * Reduces pasted text to what the toolbar can produce. Removes colours, fonts and sizes, pictures
 * that were never uploaded (`data:`, `file:`), and iframes that are not videos.
 */
export const cleanDelta = (delta: Delta): Delta =>
  delta.reduce((clean, { insert, attributes }) => {
    if (insert === undefined) return clean;
    if (typeof insert === 'object' && 'video' in insert) {
      const video = videoUrl(String(insert.video));
      return video === null
        ? clean
        : clean.insert({ ...insert, video }, cleanAttributes(attributes));
    }
    if (typeof insert === 'object' && 'image' in insert && !isStoredUrl(insert.image)) return clean;
    // Replaces the many non-breaking spaces of Word and web pages, which prevent line breaks.
    const piece = typeof insert === 'string' ? insert.replace(/\u00a0/g, ' ') : insert;
    return clean.insert(piece, cleanAttributes(attributes));
  }, new Delta());
