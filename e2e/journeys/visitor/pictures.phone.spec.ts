import type { Page } from '@playwright/test';
import { hold } from '../../fixtures/brokenCall';
import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

interface ShownPicture {
  /** Width of the variant that the browser chose, in px. */
  variant: number;
  /** Width on the screen in device pixels. */
  needed: number;
}

/** The variants that the browser chose for the images in an element. */
const pictures = (page: Page, within: string): Promise<ShownPicture[]> =>
  page.locator(`${within} img[srcset]`).evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      variant: Number(
        /-(\d+)[wp]\.\w+$/.exec(image.currentSrc)?.[1] ??
          image.currentSrc.match(/-(\d+)x\d+\.\w+$/)?.[1],
      ),
      // An image that covers a narrow frame is wider than the frame.
      needed:
        Math.max(
          image.clientWidth,
          (image.clientHeight * image.naturalWidth) / image.naturalHeight,
        ) * devicePixelRatio,
    })),
  );

test('a phone loads images no larger than needed, and the last ones lazily', async ({
  page,
  site,
}) => {
  await page.goto('/projects');
  await waitUntilSettled(page);
  // Chromium loads lazy images earlier on slow connections.
  await expect(page.getByRole('article').last().locator('img')).toHaveAttribute('loading', 'lazy');
  await waitUntilSettled(page, 'all');
  const cards = await pictures(page, 'article');
  expect(cards.length).toBe(9);
  const { updates } = await site.getOk<{ updates: { _id: string; description: string }[] }>(
    '/content/updates?limit=99',
  );
  const illustrated = updates.find(({ description }) => description.includes('<img'));
  await page.goto(`/updates/${illustrated?._id}`);
  await expect(page.getByRole('main').locator('article p img').first()).toHaveAttribute(
    'loading',
    'lazy',
  );
  await waitUntilSettled(page, 'all');
  const inArticle = await pictures(page, 'main article');
  expect(inArticle.length).toBeGreaterThan(1);
  // The picture of a row covers the height of its text: usually 13rem wide.
  expect(new Set(cards.map(({ variant }) => variant))).toEqual(new Set([320]));
  for (const { variant, needed } of inArticle) {
    // Two device pixels per CSS pixel. Each variant is at most 1.6 times as wide as the one before.
    expect(variant / needed).toBeGreaterThanOrEqual(1.2 / 2);
    expect(variant / needed).toBeLessThan((1.2 * 1.6) / 2);
  }
});

test.describe('the first visit of home', () => {
  // The pictures load before hydration.
  test.use({ waitUntilHydrated: false });

  test('a phone requests a small crop of the first slide, and the next one after hydration', async ({
    page,
    site,
  }) => {
    const { slides } = await site.getOk<{ slides: { image: string }[] }>(
      '/content/hero-slides?limit=100',
    );
    const [first = '', second = '', third = ''] = slides.map(({ image }) =>
      image.replace(/\.\w+$/, '-'),
    );
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/uploads/')) requested.push(pathname);
    });
    const start = await hold(page, /\/static\/(?!starter)[^/]+\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    const slide = page.locator('[aria-label^="1 of "] img');
    await expect
      .poll(() => slide.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toContain(first);
    await page.waitForLoadState('load');
    // A newly started site is still encoding its AVIF files.
    expect(requested[0]).toMatch(/-600p\d*\.(avif|webp)$/);
    expect(requested.filter((path) => path.startsWith(first))).toHaveLength(1);
    expect((await (await page.request.get(requested[0] ?? '')).body()).length).toBeLessThan(24_000);
    expect(requested.filter((path) => path.startsWith(second) || path.startsWith(third))).toEqual(
      [],
    );
    await expect(page.locator('[aria-label^="2 of "] img')).toHaveCount(0);

    start();
    await expect(page.locator('[aria-label^="2 of "] img')).toHaveCount(1);
    expect(requested.filter((path) => path.startsWith(third))).toEqual([]);
  });
});
