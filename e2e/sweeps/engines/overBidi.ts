import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { locate, type Driver } from './driver';

/** A window size of the wide layout. */
const VIEWPORT = { width: 1280, height: 900 };

/**
 * Starts a browser that Puppeteer drives: Firefox over WebDriver BiDi, or Chromium.
 * @param begin runs in every page before its first script
 */
export const overBidi = async <Args extends unknown[]>(
  options: LaunchOptions,
  begin?: { work: (...args: Args) => void; args: Args },
): Promise<Driver<ElementHandle>> => {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: VIEWPORT });
  const page = await browser.newPage();
  if (begin)
    await page.evaluateOnNewDocument(begin.work as (...args: unknown[]) => void, ...begin.args);
  return {
    open: (url) => page.goto(url),
    run: (work, ...args) => page.evaluate(work as never, ...args) as never,
    find: async (kind, name) =>
      ((await page.evaluateHandle(locate, kind, name)).asElement() as ElementHandle | null) ??
      undefined,
    click: (control) => control.click(),
    type: (control, text) => control.type(text),
    choose: (control, file) => (control as ElementHandle<HTMLInputElement>).uploadFile(file),
    close: () => browser.close(),
  };
};
