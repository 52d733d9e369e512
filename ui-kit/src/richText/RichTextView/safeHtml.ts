import DOMPurify from 'dompurify';
import { ATTRIBUTES, knownClasses, LOWER, TAGS } from './allowed';
import { imageMarkup, type PictureFor } from './imageMarkup';
import { videoFacade } from './videoFacade';

/**
 * Sanitizes rich text and prepares it for a page.
 * @returns HTML that can be inserted as it is
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
  const each = (selector: string, change: (element: HTMLElement) => void) =>
    body.querySelectorAll<HTMLElement>(selector).forEach(change);

  each('[class]', keepKnownClasses);
  each('h1, h2, h3', (heading) => rename(heading, LOWER[heading.localName] ?? heading.localName));
  each('a[target]', (link) => link.setAttribute('rel', 'noopener noreferrer'));
  each('iframe', (frame) => frame.replaceWith(...videoFacade(frame)));
  each('img', (image) => sized(image, pictureFor));
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

const sized = (image: HTMLElement, pictureFor?: PictureFor) => {
  const make = (tag: string, attributes: Record<string, string | number | undefined>) => {
    const element = image.ownerDocument.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(name, String(value));
    }
    return element;
  };
  const address = image.getAttribute('src');
  if (!address) return image.remove();
  const own = { width: image.getAttribute('width'), height: image.getAttribute('height') };
  const markup = imageMarkup(address, image.getAttribute('alt') ?? '', own, pictureFor);
  const picture = make('picture', {});
  picture.append(...markup.sources.map((source) => make('source', source)), make('img', markup.image));
  image.replaceWith(picture);
};
