import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
/** The current slide; the others are hidden. */
const slide = (page: Page) => carousel(page).getByRole('group', { name: / of \d+$/ });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

test('moves with its buttons and wraps around at both ends', async ({ page, site }) => {
  // It does not move by itself, so that each click starts from a known slide.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slides } = await site.read<{ slides: { title: string; link: string; linkText: string }[] }>(
    '/content/hero-slides?limit=100',
  );
  const last = slides.length;
  expect(last).toBeGreaterThan(1);
  await page.goto('/');

  await expect(slide(page)).toHaveAccessibleName(`1 of ${last}`);
  await expect(slide(page).getByRole('heading')).toHaveText(slides[0]?.title ?? '');
  await button(page, 'Next slide').click();
  await expect(slide(page)).toHaveAccessibleName(`2 of ${last}`);
  await expect(slide(page).getByRole('heading')).toHaveText(slides[1]?.title ?? '');
  await expect(slide(page).getByRole('link', { name: slides[1]?.linkText, exact: true })).toHaveAttribute(
    'href',
    slides[1]?.link ?? '',
  );
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
  // The first interval starts before the measurement; the second is complete.
  expect(first).toBeLessThan(6_500);
  expect(second).toBeGreaterThan(4_000);
  expect(second).toBeLessThan(6_500);
});

test('stops after Pause and continues after Play', async ({ page }) => {
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

test('pauses while it has the keyboard focus', async ({ page }) => {
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

test('does not start with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(button(page, 'Play')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(slide(page)).toHaveAccessibleName(/^1 of/);
});
