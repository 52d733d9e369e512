import type { BrowserContext, Page } from '@playwright/test';

// Code for the page is a string here, because this folder is compiled for Node.

/** Elements with the content of a page. Controls that need scripts appear only with them. */
const CONTENT = ['h1', 'h2', 'h3', 'p', 'time', 'dd', 'address']
  .map((name) => `main ${name}`)
  .join();

const TEXTS = `[...document.querySelectorAll('${CONTENT}')].map(({ textContent }) => textContent.replace(/\\s+/g, ' ').trim())`;

/**
 * Records the texts of each page as the server sent them. Hydration starts later, after the load
 * event.
 */
export const keepServerTexts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    `addEventListener('DOMContentLoaded', () => { window.serverTexts = ${TEXTS}; });`,
  );
};

/** The first text of a page that differs from the server's, if any. */
export const changedText = async (page: Page): Promise<string | undefined> => {
  const [before, after] = await page.evaluate<[string[], string[]]>(
    `[window.serverTexts, ${TEXTS}]`,
  );
  const at = Array.from(
    { length: Math.max(before.length, after.length) },
    (_, index) => index,
  ).find((index) => before[index] !== after[index]);
  if (at === undefined) return undefined;
  const said = (text: string | undefined) =>
    text === undefined ? 'nothing' : `"${text.slice(0, 80)}"`;
  return `its text changes when its scripts start: ${said(before[at])} becomes ${said(after[at])}`;
};

/** Waits until React has run its effects and the browser is idle. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    `new Promise((resolve) => {
      const idle = () => requestIdleCallback(() => resolve(), { timeout: 200 });
      requestAnimationFrame(() => requestAnimationFrame(idle));
    })`,
  );
