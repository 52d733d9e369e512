import DOMPurify from 'dompurify';
import { ATTRIBUTES, knownClasses, LOWERED_HEADINGS, TAGS } from './allowList';
import { imageMarkup, videoMarkup, type PictureFor } from './markup';

/**
 * Sanitizes rich text and prepares it for a page.
 * @returns HTML that is safe to insert
 */
export const safeHtml = (html: string, pictureFor?: PictureFor): string => {
  // A separate document, so that nothing loads or runs during processing.
  const { body } = document.implementation.createHTMLDocument();
  body.append(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  const forEach = (selector: string, change: (element: HTMLElement) => void) =>
    body.querySelectorAll<HTMLElement>(selector).forEach(change);

  forEach('[class]', keepKnownClasses);
  forEach('h1, h2, h3', (heading) =>
    rename(heading, LOWERED_HEADINGS[heading.localName] ?? heading.localName),
  );
  forEach('a[target]', (link) => link.setAttribute('rel', 'noopener noreferrer'));
  forEach('iframe', (frame) => {
    frame.outerHTML = videoMarkup(attributesOf(frame));
  });
  forEach('img', (image) => {
    image.outerHTML = imageMarkup(attributesOf(image), pictureFor);
  });
  return body.innerHTML;
};

const keepKnownClasses = (element: HTMLElement) => {
  const known = knownClasses(element.className);
  if (known) element.className = known;
  else element.removeAttribute('class');
};

const rename = (element: HTMLElement, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag);
  if (element.className) renamed.className = element.className;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

const attributesOf = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
