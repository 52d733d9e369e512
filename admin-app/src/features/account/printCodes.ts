/** Prints recovery codes without the rest of the screen, from a temporary iframe. */
export const printCodes = (title: string, codes: readonly string[]): void => {
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
  const list = page.createElement('ol');
  for (const code of codes) {
    const item = page.createElement('li');
    item.textContent = code;
    item.style.cssText = 'font:1.25rem monospace;margin:.5rem 0';
    list.append(item);
  }
  page.body.append(heading, list);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
};
