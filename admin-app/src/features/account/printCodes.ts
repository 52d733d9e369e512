import { printSheet } from '../../shared/site/printSheet';

/** Prints recovery codes. */
export const printCodes = (title: string, codes: readonly string[]): void =>
  printSheet(title, (page) => {
    const list = page.createElement('ol');
    for (const code of codes) {
      const item = page.createElement('li');
      item.textContent = code;
      item.style.cssText = 'font:1.25rem monospace;margin:.5rem 0';
      list.append(item);
    }
    return list;
  });
