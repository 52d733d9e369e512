import { resize } from '../../fixtures/fitForAll';
import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

/** Maximum height of the home page on a small phone, in px. */
const LONGEST = 5_650;

test('the home page is short, shows the figures early, and its hero fits a phone in landscape', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitUntilSettled(page, 'all');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(LONGEST);
  const top = async (name: string) =>
    (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await top('Our Reach')).toBeLessThan(await top('Latest Updates'));
  const partners = await page
    .getByRole('region', { name: 'Our Partners' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(partners.filter((place) => place === partners[0])).toHaveLength(2);

  await page.evaluate(() => window.scrollTo(0, 0));
  await resize(page, { width: 740, height: 360 });
  const slide = page.getByRole('group', { name: /^1 of / });
  for (const part of [
    slide.getByRole('heading'),
    slide.getByRole('link'),
    page.getByRole('button', { name: 'Play' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  for (const path of ['/', '/about']) {
    if (path !== '/') await page.goto(path);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(92);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('a swipe moves the carousel on a touch screen', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const slide = carousel.getByRole('group', { name: / of \d+$/ });
  await carousel.getByRole('button', { name: 'Pause' }).tap();
  const before = (await slide.getAttribute('aria-label')) ?? '';
  const box = await carousel.boundingBox();
  if (!box) throw new Error('The carousel is not on the page.');

  const session = await page.context().newCDPSession(page);
  const touch = (type: string, x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + box.height / 3 }],
    });
  // Swiping loads when the page is idle. Until then a swipe has no effect, so it is repeated.
  await expect(async () => {
    await touch('touchStart', 300);
    for (const x of [260, 200, 140, 80]) await touch('touchMove', x);
    await touch('touchEnd', 60);
    await expect(slide).not.toHaveAccessibleName(before, { timeout: 1_500 });
  }).toPass({ timeout: 15_000 });
});

test('a phone shows the donate link without the menu, and nothing floats over the page', async ({
  page,
}) => {
  await page.goto('/donate');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Copy Account Number' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('banner').getByRole('link', { name: 'DONATE' })).toBeInViewport({
    ratio: 1,
  });

  const badge = page.getByRole('complementary', { name: 'Social links' });
  const [around, above, below] = await Promise.all(
    [badge, main, page.getByRole('contentinfo')].map((part) => part.boundingBox()),
  );
  if (!around || !above || !below) throw new Error('A part of the page is missing.');
  expect(around.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  expect(around.y + around.height).toBeLessThanOrEqual(below.y + 1);
  for (const link of await badge.getByRole('link').all()) {
    const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), 'room for a thumb').toBeGreaterThanOrEqual(44);
  }
});
