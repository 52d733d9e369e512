import type { Page } from '@playwright/test';

/** The heading that the shell shows instead of a failed part. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses 'Try again' and waits until the page has reloaded. */
export const tryAgain = async (page: Page): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded;
};
