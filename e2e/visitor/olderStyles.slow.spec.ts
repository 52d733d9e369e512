import { expect, test } from '../fixtures/test';

/** Features of styles that the oldest browsers lack (docs/browsers.md), each with a name that no browser knows. */
const UNKNOWN: [known: RegExp, unknown: string][] = [
  [/color-mix\(/g, 'no-mix('],
  [/:has\(/g, ':no-has('],
];

test.use({ untilStarted: false });

test.beforeEach(async ({ page }) => {
  await page.route(/\/(news)?$/, async (route) => {
    const response = await route.fetch();
    const html = UNKNOWN.reduce((text, [known, unknown]) => text.replace(known, unknown), await response.text());
    await route.fulfill({ response, body: html });
  });
  // Scripts would add styles of their own.
  await page.route(/\.js$/, (route) => route.abort());
});

test.use({ allowedInConsole: /Failed to load resource/ });

test('without colour mixing the text of a slide has its ground, and without :has a focused card has a ring', async ({
  page,
}) => {
  await page.goto('/');
  const grounds = await page
    .locator('[aria-roledescription="slide"] picture')
    .first()
    .evaluate((picture) => {
      for (let element: Element | null = picture; element; element = element.parentElement) {
        const { content, backgroundColor, maskImage } = getComputedStyle(element, '::after');
        if (content === '""') return { backgroundColor, maskImage };
      }
      return undefined;
    });
  expect(grounds?.backgroundColor).toBe('rgb(10, 63, 68)');
  expect(grounds?.maskImage).toMatch(/^linear-gradient\(to right, rgb\(0, 0, 0\)/);

  await page.goto('/news');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('outline-style', 'solid');
});
