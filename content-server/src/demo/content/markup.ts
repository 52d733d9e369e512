import type { CardName } from '../pictures/catalogue';

/**
 * Rich text as the editor writes it (Quill's elements, no line breaks between them), in the form in which the sanitiser
 * leaves it. Texts may hold <strong>, <em> and <a>.
 */
export const richText = (...blocks: string[]): string => blocks.join('');

export const h1 = (text: string): string => `<h1>${text}</h1>`;
export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const p = (text: string): string => `<p>${text}</p>`;
export const quote = (text: string): string => `<blockquote>${text}</blockquote>`;
const items = (texts: string[]): string => texts.map((text) => `<li>${text}</li>`).join('');
export const ul = (...texts: string[]): string => `<ul>${items(texts)}</ul>`;
export const ol = (...texts: string[]): string => `<ol>${items(texts)}</ol>`;

/** A link within the site. */
export const link = (path: string, text: string): string => `<a href="${path}">${text}</a>`;

/** One of our pictures in the text; its address is put in when it is stored (`withPictures`). */
export const picture = (name: CardName, alt: string): string =>
  `<p><img src="picture:${name}" alt="${alt}" width="1200" height="800" /></p>`;

/** The text with the addresses of its stored pictures. */
export const withPictures = (html: string, addressOf: (name: CardName) => string): string =>
  html.replace(/src="picture:([\w-]+)"/g, (_, name: CardName) => `src="${addressOf(name)}"`);
