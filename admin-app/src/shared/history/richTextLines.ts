/** Elements that are followed by a line break. */
const LINES = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, figcaption, tr, br';

/**
 * Converts a rich text to lines of plain text, for a word diff. Pictures, videos and link URLs
 * appear in brackets, so that their changes show, too.
 */
export const richTextLines = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(`[picture: ${image.alt || image.getAttribute('src') || ''}]`);
  for (const frame of body.querySelectorAll('iframe'))
    frame.replaceWith(`[video: ${frame.getAttribute('src') ?? ''}]`);
  for (const link of body.querySelectorAll('a'))
    link.append(` [${link.getAttribute('href') ?? ''}]`);
  for (const line of body.querySelectorAll(LINES)) line.after('\n');
  return (body.textContent ?? '').trim();
};
