import type { Page } from '@playwright/test';

/**
 * Waits until a page is what a person would call loaded: the app has taken the place of the first HTML (which holds a
 * heading too, hidden for the case that no script comes), the page has its heading, nothing is busy, and the pictures
 * have come or failed.
 * @param pictures those in view, or all of them (the lazy ones are then fetched too)
 */
export const waitUntilSettled = async (page: Page, pictures: 'in view' | 'all' = 'in view'): Promise<void> => {
  await page.waitForFunction(
    () =>
      !document.querySelector('#root > .starting') &&
      document.querySelectorAll('h1').length === 1 &&
      !document.querySelector('[aria-busy="true"]'),
  );
  if (pictures === 'all') {
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
  }
  // No function within: what tsx makes of one needs a piece of tsx that the page does not have.
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
