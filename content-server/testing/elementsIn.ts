import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a page. */
export interface PageElement {
  attributes: Partial<Record<string, string>>;
  /** Its text, as a browser decodes it. */
  text: string;
  /** Its content as HTML. */
  html: string;
}

/**
 * The elements with a tag name in the HTML of a page, in document order.
 * @param attributes required values of attributes
 */
export const elementsIn = (
  html: string,
  name: string,
  attributes: Record<string, string> = {},
): PageElement[] =>
  DomUtils.getElementsByTagName(name, parseDocument(html), true)
    .filter(({ attribs }) =>
      Object.entries(attributes).every(([attribute, value]) => attribs[attribute] === value),
    )
    .map((element) => ({
      attributes: element.attribs,
      text: DomUtils.textContent(element),
      html: DomUtils.getInnerHTML(element),
    }));
