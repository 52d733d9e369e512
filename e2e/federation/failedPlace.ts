import type { Page } from '@playwright/test';

/** What the place of a part that failed says first. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses 'Try again' and waits for the page to come anew. */
export const tryAgain = async (page: Page): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded;
};
