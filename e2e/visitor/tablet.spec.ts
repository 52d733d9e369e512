import type { Page } from '@playwright/test';
import { resize } from '../fixtures/fitForAll';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, test } from '../fixtures/test';
import { expectWholeWords } from '../fixtures/wordsInBounds';
import { addressOf, VISITOR_SCREENS } from '../product/screens';
import { waitUntilSettled } from '../product/settled';

/** A tablet and a phone, the latter in landscape. */
const WINDOWS = [
  { width: 768, height: 1024 },
  { width: 740, height: 360 },
];

/** The grids of several columns on the page whose last row ends before the grid does. */
const holes = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const boxesIn = (grid: Element) =>
      [...grid.children].filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect());
    const isGrid = (element: Element) => element.checkVisibility() && getComputedStyle(element).display === 'grid';
    return [...main.querySelectorAll('*')]
      .filter(isGrid)
      .map((grid) => ({ grid, boxes: boxesIn(grid) }))
      .filter(({ boxes }) => new Set(boxes.map(({ left }) => Math.round(left))).size > 1)
      .filter(({ grid, boxes }) => {
        const lowest = Math.max(...boxes.map(({ top }) => top));
        const ends = boxes.filter(({ bottom }) => bottom > lowest + 1).map(({ right }) => right);
        const { paddingRight, borderRightWidth } = getComputedStyle(grid);
        const end = grid.getBoundingClientRect().right - parseFloat(paddingRight) - parseFloat(borderRightWidth);
        return Math.max(...ends) < end - 2;
      })
      .map(({ grid }) => grid.closest('section')?.textContent.slice(0, 40) ?? grid.className);
  });

test('tablets and phones in landscape show every page without holes, broken words and sideways scrolling', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Excludes the unknown page, whose 404 the browser logs.
  for (const screen of VISITOR_SCREENS.filter(({ name }) => name !== 'not-found')) {
    await page.goto(await addressOf(screen, site.read));
    await waitUntilSettled(page);
    for (const size of WINDOWS) {
      await resize(page, size);
      const where = `${screen.name} at ${size.width} px`;
      await expect.soft(page.getByRole('banner').getByRole('link', { name: 'DONATE' }), where).toBeInViewport();
      expect.soft(await holes(page), where).toEqual([]);
      await expectWholeWords(page, where);
      await expectNoSidewaysScroll(page);
    }
  }
});
