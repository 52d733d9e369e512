import { parseUrl, truncateText } from '@charity-site/api-client/entities';
import { readingAdvice } from './readingAdvice';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

const quoted = (text: string) => `“${truncateText(text, 40)}”`;

/** Advice on pictures without a description. @param count at least 1 */
export const undescribed = (count: number): string =>
  count === 1
    ? 'A picture has no description. People who cannot see it do not know what it shows.'
    : `${count} pictures have no description. People who cannot see them do not know what they show.`;

const pictureAdvice = (body: HTMLElement): string[] => {
  const silent = [...body.querySelectorAll('img')].filter(({ alt }) => alt.trim() === '').length;
  return silent === 0 ? [] : [undescribed(silent)];
};

/** Headings that skip a level. The text starts below the page's own title. */
const headingAdvice = (body: HTMLElement): string[] => {
  let before = 0;
  return [...body.querySelectorAll(HEADINGS)].flatMap((heading) => {
    // The server stores smaller headings as Heading 2.
    const level = heading.localName === 'h1' ? 1 : 2;
    const skips = level > before + 1;
    before = level;
    const text = heading.textContent?.trim() ?? '';
    if (text === '' && !heading.querySelector('img')) return ['A heading is empty.'];
    return skips
      ? [`The heading ${quoted(text)} skips a level. Use Heading ${level - 1} before it.`]
      : [];
  });
};

/**
 * Advice on a rich text: pictures without a description, headings that skip a level, and how hard
 * it is to read.
 */
export const richTextAdvice = (html: string): string[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const end of body.querySelectorAll(`p, ${HEADINGS}, li, blockquote, br`)) end.after('\n');
  return [...pictureAdvice(body), ...headingAdvice(body), ...readingAdvice(body.textContent ?? '')];
};

/** The paths of this site that a rich text links to, without duplicates. */
export const innerLinks = (html: string, origin: string): string[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const paths = [...body.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const url = href.startsWith('#') ? undefined : parseUrl(href, origin);
    return url?.origin === origin ? [url.pathname] : [];
  });
  return [...new Set(paths)];
};
