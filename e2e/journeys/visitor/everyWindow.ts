import type { Page } from '@playwright/test';
import { resize } from '../../fixtures/fitForAll';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, type Site } from '../../fixtures/test';
import { expectNoClippedWords } from '../../fixtures/noClippedWords';
import { addressOf, type Screen } from '../../fixtures/product/screens';
import { waitUntilSettled } from '../../fixtures/product/settled';

/** A computer, a tablet, and two phones, one of them in landscape. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 740, height: 360 },
  { width: 360, height: 740 },
];

/** The printable area of A4 with the browser's default margins, in CSS px. */
const SHEET = { width: 718, height: 1047 };

/** The grids with several columns whose last row is incomplete. */
const holes = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const boxesIn = (grid: Element) =>
      [...grid.children]
        .filter((item) => item.checkVisibility())
        .map((item) => item.getBoundingClientRect());
    const isGrid = (element: Element) =>
      element.checkVisibility() && getComputedStyle(element).display === 'grid';
    return [...main.querySelectorAll('*')]
      .filter(isGrid)
      .map((grid) => ({ grid, boxes: boxesIn(grid) }))
      .filter(({ boxes }) => new Set(boxes.map(({ left }) => Math.round(left))).size > 1)
      .filter(({ grid, boxes }) => {
        const lowest = Math.max(...boxes.map(({ top }) => top));
        const ends = boxes.filter(({ bottom }) => bottom > lowest + 1).map(({ right }) => right);
        const { paddingRight, borderRightWidth } = getComputedStyle(grid);
        const end =
          grid.getBoundingClientRect().right -
          parseFloat(paddingRight) -
          parseFloat(borderRightWidth);
        return Math.max(...ends) < end - 2;
      })
      .map(({ grid }) => grid.closest('section')?.textContent.slice(0, 40) ?? grid.className);
  });

/** Headings and paragraphs that overlap a picture. */
const wordsOnPictures = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const boxes = (selector: string) =>
      [...main.querySelectorAll(selector)]
        // A paragraph of rich text can contain a picture.
        .filter((element) => element.checkVisibility() && !element.querySelector('img'))
        .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }));
    const pictures = boxes('img');
    return boxes('h1, h2, h3, p')
      .filter(({ box }) =>
        pictures.some(
          ({ box: under }) =>
            box.left < under.right - 1 &&
            under.left < box.right - 1 &&
            box.top < under.bottom - 1 &&
            under.top < box.bottom - 1,
        ),
      )
      .map(({ words }) => words);
  });

/** Aspect ratios of the pictures of lead cards. */
const leadProportions = (page: Page): Promise<string[]> =>
  page
    .locator('[data-layout="lead"] > span')
    .evaluateAll((frames) =>
      frames
        .map((frame) => frame.getBoundingClientRect())
        .map(({ width, height }) => (width / height).toFixed(2)),
    );

/** Links and buttons of the header that overlap or overflow it. */
const clashesInHeader = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((banner) => {
    const parts = [...banner.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({
        name: part.textContent || part.ariaLabel,
        box: part.getBoundingClientRect(),
      }));
    const around = banner.getBoundingClientRect();
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const sticksOut = (box: DOMRect) => box.top < around.top - 1 || box.bottom > around.bottom + 1;
    return [
      ...parts.flatMap((a, index) =>
        parts
          .slice(index + 1)
          .flatMap((b) => (overlap(a.box, b.box) ? [`${a.name} lies on ${b.name}`] : [])),
      ),
      ...parts.filter(({ box }) => sticksOut(box)).map(({ name }) => `${name} sticks out`),
    ];
  });

const expectFit = async (page: Page, where: string) => {
  await expect
    .soft(page.getByRole('banner').getByRole('link', { name: 'DONATE' }), where)
    .toBeInViewport();
  await expectNoClippedWords(page, where);
  await expectNoHorizontalScroll(page);
};

/** Checks the print: text and images in order, dark on white, without interactive elements. */
const expectPrintable = async (page: Page, name: string) => {
  await page.setViewportSize(SHEET);
  // A print must show the final colours of transitions, however slow the machine is.
  const slow = await page.addStyleTag({ content: '* { transition-duration: 60s !important; }' });
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'textbox', 'checkbox', 'complementary', 'form'] as const)
    await expect.soft(page.getByRole(role), `${role} on ${name}`).toHaveCount(0);
  await expect
    .soft(page.getByRole('link', { name: /^(Previous|Next) month$/ }), `months on ${name}`)
    .toHaveCount(0);
  for (const words of ['Newsletter', 'Quick links', 'Share this page', 'Leave a comment'])
    await expect
      .soft(page.getByText(words, { exact: true }).filter({ visible: true }))
      .toHaveCount(0);
  const { header, pale, end, lastEnd } = await page.evaluate(() => ({
    header: getComputedStyle(document.querySelector('header') ?? document.body).position,
    pale: [...document.querySelectorAll('h1, h2, h3, p, li, dd, a')]
      .filter(
        (element) =>
          element.checkVisibility() && getComputedStyle(element).color !== 'rgb(29, 43, 45)',
      )
      .map(({ textContent }) => textContent),
    end: document.documentElement.scrollHeight,
    lastEnd: document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
  }));
  expect.soft({ header, pale }, name).toEqual({ header: 'static', pale: [] });
  // Space below the last text could print as an empty sheet.
  const sheets = (height: number) => Math.ceil((height - 1) / SHEET.height);
  expect.soft(sheets(end), `sheets of ${name}`).toBe(sheets(lastEnd));
  await slow.evaluate((style) => (style as HTMLElement).remove());
  await page.emulateMedia({ media: 'screen' });
};

/**
 * Opens a page and checks that it has no gaps and no text over pictures on tablets and phones in
 * landscape, that its print is complete, and that text of double size fits the narrowest phones.
 */
export const expectFitInEveryWindow = async (
  page: Page,
  site: Site,
  screen: Screen,
): Promise<void> => {
  const { name } = screen;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await addressOf(screen, site.getOk));
  await waitUntilSettled(page);
  for (const size of WINDOWS) {
    await resize(page, size);
    expect.soft(await holes(page), `${name} at ${size.width} px`).toEqual([]);
    expect.soft(await wordsOnPictures(page), `${name} at ${size.width} px`).toEqual([]);
    for (const proportions of await leadProportions(page))
      expect.soft(proportions, name).toBe('1.50');
    await expectFit(page, `${name} at ${size.width} px`);
  }
  await expectPrintable(page, name);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [360, 320]) {
    await resize(page, { width, height: 640 });
    expect.soft(await clashesInHeader(page), `${name} at ${width} px`).toEqual([]);
    await expectFit(page, `${name} at ${width} px`);
  }
};
