import type { Page } from '@playwright/test';
import { hold } from '../../fixtures/brokenCall';
import { expect, test } from '../../fixtures/test';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const newsHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'News & Updates' });
const commentButton = (page: Page) => page.getByRole('button', { name: 'Submit Comment' });

/** Opens the last item on page 2 of the news. @returns the scroll position in the list */
const leaveList = async (page: Page): Promise<number> => {
  await page.goto('/news');
  await page.getByRole('main').getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/Page 2 of/)).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const item = page.getByRole('main').locator('a[href^="/updates/"]').last();
  await item.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(200);
  await item.click();
  await expect(commentButton(page)).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  return before;
};

test('Back returns to the place on page 2 of a list, and Forward to the place in the item', async ({
  page,
}) => {
  const before = await leaveList(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect(newsHeading(page)).toBeVisible();
  await expect.poll(() => place(page)).toBe(before);
  await page.goForward();
  await expect(commentButton(page)).toBeAttached();
  await expect.poll(() => place(page)).toBe(500);
});

test('the scroll position is restored after the list has loaded, also after a reload of the item', async ({
  page,
}) => {
  const before = await leaveList(page);
  await page.reload();
  await expect(commentButton(page)).toBeAttached();
  const release = await hold(page, /\/api\/content\/updates\?.*page=2/);
  await page.goBack();
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeAttached();
  release();
  await expect.poll(() => place(page)).toBe(before);
});
