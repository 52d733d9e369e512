import type { Page } from '@playwright/test';
import { resize } from '../fixtures/fitForAll';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, test } from '../fixtures/test';
import { expectWholeWords } from '../fixtures/wordsInBounds';
import { addressOf, VISITOR_SCREENS } from '../product/screens';
import { waitUntilSettled } from '../product/settled';

/** Links and buttons of the header that overlap or stick out of it. */
const clashesInHeader = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((banner) => {
    const parts = [...banner.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ name: part.textContent || part.ariaLabel, box: part.getBoundingClientRect() }));
    const around = banner.getBoundingClientRect();
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const sticksOut = (box: DOMRect) => box.top < around.top - 1 || box.bottom > around.bottom + 1;
    return [
      ...parts.flatMap((a, index) =>
        parts.slice(index + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.name} lies on ${b.name}`] : [])),
      ),
      ...parts.filter(({ box }) => sticksOut(box)).map(({ name }) => `${name} sticks out`),
    ];
  });

test('text of double size fits the narrowest phones on every page', async ({ page, site }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Excludes the unknown page, whose 404 the browser logs.
  const pages = VISITOR_SCREENS.filter(({ name }) => name !== 'not-found');
  for (const screen of pages) {
    await page.goto(await addressOf(screen, site.read));
    await waitUntilSettled(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [360, 320]) {
      await resize(page, { width, height: 640 });
      const where = `${screen.name} at ${width} px`;
      await expect.soft(page.getByRole('banner').getByRole('link', { name: 'DONATE' }), where).toBeInViewport();
      expect.soft(await clashesInHeader(page), where).toEqual([]);
      await expectWholeWords(page, where);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('headings grow with the text on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address, level, name] of [
    ['/contact-us', 1, 'Contact Us'],
    ['/contact-us', 2, 'How to reach us'],
    ['/search', 1, 'Search'],
  ] as const) {
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level, name });
    const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect((await size()) / before, name).toBeCloseTo(2, 1);
  }
});
