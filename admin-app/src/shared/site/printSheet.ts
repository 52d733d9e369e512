/**
 * Prints a sheet without the rest of the screen, from a temporary iframe.
 * @param fill adds the content
 */
export const printSheet = (title: string, fill: (page: Document) => void): void => {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  page.title = title;
  fill(page);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
};

/** Adds an element with a text and CSS. */
export const addText = (parent: Element, tag: string, text: string, css = ''): void => {
  const element = parent.ownerDocument.createElement(tag);
  element.textContent = text;
  element.style.cssText = css;
  parent.append(element);
};
