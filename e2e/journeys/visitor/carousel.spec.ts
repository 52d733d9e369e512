import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
/** The current slide; the others are hidden. */
const slide = (page: Page) => carousel(page).getByRole('group', { name: / of \d+$/ });
const button = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });

test('moves by itself, waits for the keyboard and after Pause, and follows its buttons', async ({
  page,
  site,
}) => {
  const { slides } = await site.getOk<{
    slides: { title: string; link: string; linkText: string }[];
  }>('/content/hero-slides?limit=100');
  const last = slides.length;
  await page.clock.install();
  await page.goto('/');
  await button(page, 'Go to slide 2').focus();
  const begin = (await slide(page).getAttribute('aria-label')) ?? '';
  await page.clock.runFor(20_000);
  await expect(slide(page)).toHaveAccessibleName(begin);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.clock.runFor(5_000);
  await expect(slide(page)).not.toHaveAccessibleName(begin);

  await button(page, 'Pause').click();
  await button(page, 'Go to slide 1').click();
  await page.clock.runFor(20_000);
  await expect(slide(page)).toHaveAccessibleName(`1 of ${last}`);
  await button(page, 'Next slide').click();
  await expect(slide(page)).toHaveAccessibleName(`2 of ${last}`);
  await expect(slide(page).getByRole('heading')).toHaveText(slides[1]?.title ?? '');
  await expect(
    slide(page).getByRole('link', { name: slides[1]?.linkText, exact: true }),
  ).toHaveAttribute('href', slides[1]?.link ?? '');
  await button(page, 'Previous slide').click();
  await button(page, 'Previous slide').click();
  await expect(slide(page)).toHaveAccessibleName(`${last} of ${last}`);
  await button(page, 'Next slide').click();
  await expect(slide(page)).toHaveAccessibleName(`1 of ${last}`);

  await button(page, 'Play').click();
  await page.clock.runFor(5_000);
  await expect(slide(page)).toHaveAccessibleName(`2 of ${last}`);
});
