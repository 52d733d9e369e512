import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

interface Shown {
  /** Of the variant that the browser chose, in px. */
  variant: number;
  /** So many pixels does the screen have for it. */
  needed: number;
  lazy: boolean;
  isWebP: boolean;
}

/** What the browser chose for the pictures within an element. */
const pictures = (page: Page, within: string): Promise<Shown[]> =>
  page.locator(`${within} img[srcset]`).evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      variant: Number(/-(\d+)w\.\w+$/.exec(image.currentSrc)?.[1] ?? image.currentSrc.match(/-(\d+)x\d+\.\w+$/)?.[1]),
      needed: image.getBoundingClientRect().width * devicePixelRatio,
      lazy: image.loading === 'lazy',
      isWebP: image.currentSrc.endsWith('.webp'),
    })),
  );

test('a phone loads pictures no larger than its screen asks for, those below only when they come near', async ({
  page,
  site,
}) => {
  await page.goto('/news');
  await waitUntilSettled(page, 'all');
  const cards = await pictures(page, 'article');
  expect(cards.length).toBe(9);
  const { updates } = await site.read<{ updates: { _id: string; description: string }[] }>('/content/updates?limit=99');
  const illustrated = updates.find(({ description }) => description.includes('<img'));
  await page.goto(`/updates/${illustrated?._id}`);
  const inText = page.getByRole('main').locator('article p img, article > div img[loading="lazy"]').first();
  await expect(inText).toHaveAttribute('loading', 'lazy');
  await waitUntilSettled(page, 'all');
  const shown = [...cards, ...(await pictures(page, 'main article'))];
  for (const { variant, needed, isWebP } of shown) {
    expect(isWebP).toBe(true);
    expect(variant).toBeGreaterThanOrEqual(320);
    // The next variant up at most: each is less than twice the one before.
    expect(variant).toBeLessThan(needed * 2);
  }
});
