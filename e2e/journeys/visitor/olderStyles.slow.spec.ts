import { expect, test } from '../../fixtures/test';

/**
 * CSS features that the oldest browsers lack (docs/browsers.md), each with a replacement that no
 * browser knows.
 */
const UNKNOWN: [known: RegExp, unknown: string][] = [
  [/color-mix\(/g, 'no-mix('],
  [/:has\(/g, ':no-has('],
];

test.use({ waitUntilHydrated: false });

test.beforeEach(async ({ page }) => {
  await page.route(/\/(news)?$/, async (route) => {
    const response = await route.fetch();
    const html = UNKNOWN.reduce(
      (text, [known, unknown]) => text.replace(known, unknown),
      await response.text(),
    );
    await route.fulfill({ response, body: html });
  });
  // Scripts would add their own styles.
  await page.route(/\.js$/, (route) => route.abort());
});

test.use({ allowedInConsole: /Failed to load resource/ });

test('without color-mix a slide has its background; without :has a focused card has a ring', async ({
  page,
}) => {
  await page.goto('/');
  const ground = await page
    .locator('[aria-roledescription="slide"]')
    .first()
    .getByRole('heading')
    .evaluate((heading) => {
      for (let element: Element | null = heading; element; element = element.parentElement) {
        const { backgroundColor } = getComputedStyle(element);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return undefined;
    });
  expect(ground).toBe('rgb(10, 63, 68)');

  await page.goto('/news');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('outline-style', 'solid');
});
