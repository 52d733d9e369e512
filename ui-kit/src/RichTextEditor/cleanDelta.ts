import { Delta } from 'quill/core';
import { videoAddress } from './videoAddress';

const FONTS = ['serif', 'monospace'];
const SIZES = ['small', 'large', 'huge'];
const LISTS = ['ordered', 'bullet'];
const MARKS = ['bold', 'italic', 'underline', 'strike', 'blockquote', 'indent', 'alt', 'width', 'height'];

const isStoredAddress = (address: unknown) =>
  typeof address === 'string' && (/^https?:\/\//i.test(address) || /^\/(?!\/)/.test(address));

const leadsSomewhere = (address: unknown) => /^(https?:|mailto:|tel:|\/)/i.test(String(address));

/** Keeps of one piece's attributes what the toolbar can make; deeper headings become headings of the second level. */
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
 * Text as the toolbar could have made it: colours, fonts and sizes of Word and of web pages go, and so
 * do pictures that are no addresses (`data:`, `file:`), for those were never uploaded, and frames that are no films.
 */
export const cleanDelta = (delta: Delta): Delta =>
  delta.reduce((clean, { insert, attributes }) => {
    if (insert === undefined) return clean;
    const isLostPicture = typeof insert === 'object' && 'image' in insert && !isStoredAddress(insert.image);
    const isForeignFrame = typeof insert === 'object' && 'video' in insert && !videoAddress(String(insert.video));
    if (isLostPicture || isForeignFrame) return clean;
    // Word and web pages are full of spaces that don't break; in a text they only tear lines apart.
    const piece = typeof insert === 'string' ? insert.replace(/\u00a0/g, ' ') : insert;
    return clean.insert(piece, cleanAttributes(attributes));
  }, new Delta());
