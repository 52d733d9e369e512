import { addText, printSheet } from '../../shared/site/printSheet';

/** Prints recovery codes. */
export const printCodes = (title: string, codes: readonly string[]): void =>
  printSheet(title, (page) => {
    addText(page.body, 'h1', title);
    const list = page.createElement('ol');
    for (const code of codes) addText(list, 'li', code, 'font:1.25rem monospace;margin:.5rem 0');
    page.body.append(list);
  });
