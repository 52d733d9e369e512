/**
 * Prints a sheet without the rest of the screen, from a temporary iframe.
 * @param fill adds the content below the heading
 */
export const printSheet = (title: string, fill: (page: Document) => Element): void => {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  page.title = title;
  const heading = page.createElement('h1');
  heading.textContent = title;
  page.body.append(heading, fill(page));
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
};
