import { Delta } from 'quill/core.js';
import { videoAddress } from './videoAddress';

const FONTS = ['serif', 'monospace'];
const SIZES = ['small', 'large', 'huge'];
const LISTS = ['ordered', 'bullet'];
const MARKS = [
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

const isStoredAddress = (address: unknown) =>
  typeof address === 'string' && (/^https?:\/\//i.test(address) || /^\/(?!\/)/.test(address));

const leadsSomewhere = (address: unknown) => /^(https?:|mailto:|tel:|\/)/i.test(String(address));

/** Keeps only attributes that the toolbar can set; headings below level 2 become level 2. */
const cleanAttributes = (attributes: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]): [string, unknown][] => {
      if (name === 'header') return [[name, value === 1 ? 1 : 2]];
      if (name === 'font') return FONTS.includes(String(value)) ? [[name, value]] : [];
      if (name === 'size') return SIZES.includes(String(value)) ? [[name, value]] : [];
      if (name === 'list') return [[name, LISTS.includes(String(value)) ? value : 'bullet']];
      if (name === 'link') return leadsSomewhere(value) ? [[name, value]] : [];
      return MARKS.includes(name) ? [[name, value]] : [];
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
      const video = videoAddress(String(insert.video));
      return video === null
        ? clean
        : clean.insert({ ...insert, video }, cleanAttributes(attributes));
    }
    if (typeof insert === 'object' && 'image' in insert && !isStoredAddress(insert.image))
      return clean;
    // Replaces non-breaking spaces, which Word and web pages use a lot and which prevent line
    // breaks.
    const piece = typeof insert === 'string' ? insert.replace(/\u00a0/g, ' ') : insert;
    return clean.insert(piece, cleanAttributes(attributes));
  }, new Delta());
