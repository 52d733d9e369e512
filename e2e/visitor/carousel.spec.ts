import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
/** The slide that is shown; the others are hidden from everybody. */
const slide = (page: Page) => carousel(page).getByRole('group', { name: / of \d+$/ });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

test('moves by its buttons, and around at either end', async ({ page, site }) => {
  const { slides } = await site.read<{ slides: { title: string }[] }>('/content/hero-slides?limit=100');
  const last = slides.length;
  expect(last).toBeGreaterThan(1);
  await page.goto('/');

  await expect(slide(page)).toHaveAccessibleName(`1 of ${last}`);
  await expect(slide(page).getByRole('heading')).toHaveText(slides[0]?.title ?? '');
  await button(page, 'Next slide').click();
  await expect(slide(page)).toHaveAccessibleName(`2 of ${last}`);
  await expect(slide(page).getByRole('heading')).toHaveText(slides[1]?.title ?? '');
  await button(page, 'Previous slide').click();
  await button(page, 'Previous slide').click();
  await expect(slide(page)).toHaveAccessibleName(`${last} of ${last}`);
  await button(page, 'Next slide').click();
  await expect(slide(page)).toHaveAccessibleName(`1 of ${last}`);
  await button(page, 'Go to slide 3').click();
  await expect(slide(page)).toHaveAccessibleName(`3 of ${last}`);
  await expect(button(page, 'Go to slide 3')).toHaveAttribute('aria-current', 'true');
});

test('moves by itself every five seconds', async ({ page }) => {
  await page.goto('/');
  await expect(slide(page)).toHaveAccessibleName(/^1 of/);
  const begun = Date.now();
  await expect(slide(page)).toHaveAccessibleName(/^2 of/);
  const first = Date.now() - begun;
  await expect(slide(page)).toHaveAccessibleName(/^3 of/);
  const second = Date.now() - begun - first;
  // The first span begins before the test looks; the second is a whole one.
  expect(first).toBeLessThan(6_500);
  expect(second).toBeGreaterThan(4_000);
  expect(second).toBeLessThan(6_500);
});

test('stands still after Pause and goes on after Play', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  const before = await slide(page).getAttribute('aria-label');
  await page.clock.runFor(20_000);
  await expect(slide(page)).toHaveAccessibleName(before ?? '');

  await button(page, 'Play').click();
  await page.clock.runFor(5_000);
  await expect(slide(page)).not.toHaveAccessibleName(before ?? '');
});

test('waits while the keyboard is on it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await button(page, 'Go to slide 2').focus();
  const before = await slide(page).getAttribute('aria-label');
  await page.clock.runFor(20_000);
  await expect(slide(page)).toHaveAccessibleName(before ?? '');

  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.clock.runFor(5_000);
  await expect(slide(page)).not.toHaveAccessibleName(before ?? '');
});

test('does not start by itself for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(button(page, 'Play')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(slide(page)).toHaveAccessibleName(/^1 of/);
});
