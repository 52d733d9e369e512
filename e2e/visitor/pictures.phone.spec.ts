import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

interface Shown {
  /** Width of the variant that the browser chose, in px. */
  variant: number;
  /** Width on the screen in device pixels. */
  needed: number;
  isWebP: boolean;
}

/** The variants that the browser chose for the images in an element. */
const pictures = (page: Page, within: string): Promise<Shown[]> =>
  page.locator(`${within} img[srcset]`).evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      variant: Number(/-(\d+)w\.\w+$/.exec(image.currentSrc)?.[1] ?? image.currentSrc.match(/-(\d+)x\d+\.\w+$/)?.[1]),
      needed: image.getBoundingClientRect().width * devicePixelRatio,
      isWebP: image.currentSrc.endsWith('.webp'),
    })),
  );

test('a phone loads images no larger than it needs, and lazy ones only when they come near', async ({ page, site }) => {
  await page.goto('/news');
  await waitUntilSettled(page);
  const last = page.getByRole('article').last().locator('img');
  expect(await last.evaluate((image: HTMLImageElement) => image.complete), 'the last picture has come').toBe(false);
  await waitUntilSettled(page, 'all');
  const cards = await pictures(page, 'article');
  expect(cards.length).toBe(9);
  const { updates } = await site.read<{ updates: { _id: string; description: string }[] }>('/content/updates?limit=99');
  const illustrated = updates.find(({ description }) => description.includes('<img'));
  await page.goto(`/updates/${illustrated?._id}`);
  await expect(page.getByRole('main').locator('article p img').first()).toHaveAttribute('loading', 'lazy');
  await waitUntilSettled(page, 'all');
  const inArticle = await pictures(page, 'main article');
  expect(inArticle.length).toBeGreaterThan(1);
  const shown = [...cards, ...inArticle];
  for (const { variant, needed, isWebP } of shown) {
    expect(isWebP).toBe(true);
    expect(variant).toBeGreaterThanOrEqual(320);
    // At most the next larger variant; each is at most twice as wide as the one before.
    expect(variant).toBeLessThan(needed * 2);
  }
});
