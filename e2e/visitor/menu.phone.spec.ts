import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../fixtures/accessible';
import { hold } from '../fixtures/brokenCall';

test('a phone has the menu in a drawer', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog');
  await expect(page.getByRole('banner').getByRole('link', { name: 'WHO WE SERVE' })).toBeHidden();

  await opener.tap();
  await expect(drawer.getByRole('link', { name: 'WHO WE SERVE' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await drawer.getByText('ABOUT', { exact: true }).tap();
  await drawer.getByRole('link', { name: 'News & Updates' }).tap();
  await expect(page).toHaveURL('/news');
  await expect(drawer).toBeHidden();
});

test('the drawer lists every project', async ({ page, site }) => {
  const { projects } = await site.read<{ projects: { title: string }[] }>('/content/projects?limit=9999&fields=title');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('OUR PROJECTS', { exact: true }).tap();
  for (const { title } of projects) await expect(drawer.getByRole('link', { name: title, exact: true })).toBeVisible();
  const all = drawer.getByRole('link', { name: 'View All Projects' });
  await expect(all).toHaveAttribute('href', '/projects');
  await expect(all).toBeInViewport({ ratio: 1 });
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

test('every phone shows the donate link without opening the menu, and nothing floats over the page', async ({
  page,
}) => {
  await page.goto('/donate');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Copy Account Number' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('banner').getByRole('link', { name: 'DONATE' })).toBeInViewport({ ratio: 1 });

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

test('a phone in landscape shows a low header and the first line of the hero', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const address of ['/', '/about']) {
    await page.goto(address);
    const title = page
      .getByRole('main')
      .getByRole('heading')
      .filter({ visible: true })
      .nth(address === '/' ? 1 : 0);
    await expect(title).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(92);
  }
});

test.describe('before the scripts start', () => {
  test.use({ untilStarted: false });

  for (const [where, name] of [
    ['a page', 'WHO WE SERVE'],
    ['a link of a group', 'News & Updates'],
  ] as const) {
    test(`the focus on ${where} in the open drawer stays when they do`, async ({ page }) => {
      const letGo = await hold(page, /\/static\/(?!starter)/);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const drawer = page.getByRole('dialog');
      const link = drawer.getByRole('link', { name, exact: true });
      await link.focus();
      letGo();
      await page.waitForFunction(() => 'started' in document.documentElement.dataset);
      await expect(drawer).not.toHaveAttribute('popover');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    });
  }
});
