import type { Page } from '@playwright/test';

/**
 * Waits until a page has loaded: the app has replaced the first HTML (which contains a hidden heading, too), the page has
 * its heading (a text in the editor may have more), nothing is busy, and the images have loaded or failed.
 * @param pictures those in view, or all of them, which also loads the lazy ones
 */
export const waitUntilSettled = async (page: Page, pictures: 'in view' | 'all' = 'in view'): Promise<void> => {
  await page.waitForFunction(
    () =>
      !document.querySelector('#root > .starting') &&
      document.querySelectorAll('h1:not([contenteditable] *)').length === 1 &&
      !document.querySelector('[aria-busy="true"]'),
  );
  if (pictures === 'all') {
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
  }
  // Must not contain a named function: tsx compiles one to a call of a helper that the page does not have.
  await page.waitForFunction(
    (every) =>
      [...document.images].every((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        const isInView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
        return image.complete || !(every || isInView);
      }),
    pictures === 'all',
  );
};
