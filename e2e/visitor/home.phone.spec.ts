import { resize } from '../fixtures/fitForAll';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

// A site of its own, because other tests write news with long titles.
test.use({ ownReleases: true });

/** The longest home page on a small phone, in px. */
const LONGEST = 5_000;

test('the home page is short, shows the figures early, and its hero fits a phone in landscape', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await resize(page, { width: 360, height: 740 });
  await waitUntilSettled(page, 'all');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(LONGEST);
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await top('Our Reach')).toBeLessThan(await top('Latest Updates'));
  const partners = await page
    .getByRole('region', { name: 'Our Partners' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(partners.filter((place) => place === partners[0])).toHaveLength(3);

  await page.evaluate(() => window.scrollTo(0, 0));
  await resize(page, { width: 740, height: 360 });
  const slide = page.getByRole('group', { name: /^1 of / });
  for (const part of [slide.getByRole('heading'), slide.getByRole('link'), page.getByRole('button', { name: 'Play' })])
    await expect(part).toBeInViewport({ ratio: 1 });
});
