import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

const heights = async (of: Locator) =>
  Promise.all((await of.all()).map(async (one) => (await one.boundingBox())?.height ?? 0));

test('on a phone the sidebar opens over the screen, and touch targets are large enough', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin');
  const sidebar = page.locator('[data-state]').first();
  await expect(sidebar).toHaveAttribute('data-state', 'closed');
  await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
  await expect(sidebar).toHaveAttribute('data-state', 'open');
  await page.getByRole('link', { name: 'Updates' }).first().tap();
  await expect(page).toHaveURL('/admin/updates');
  await expect(sidebar).toHaveAttribute('data-state', 'closed');
  const screen = listScreen(page);
  await expect(screen.view('Grid view')).toHaveAttribute('aria-pressed', 'true');
  await expect(screen.cards).toHaveCount(10);
  expect(
    Math.min(...(await heights(screen.cards.first().getByRole('button')))),
  ).toBeGreaterThanOrEqual(44);
  const crumb = page.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link');
  expect(Math.min(...(await heights(crumb)))).toBeGreaterThanOrEqual(44);
  await screen.cards.first().getByRole('button', { name: /^Edit/ }).tap();
  const tools = page.getByRole('toolbar', { name: 'Text formatting' });
  const bold = tools.getByRole('button', { name: 'Bold' });
  await expect(bold).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const [row = 0, one = 0] = [...(await heights(tools)), ...(await heights(bold))];
  expect(one).toBeGreaterThanOrEqual(44);
  expect(row, 'one row of tools').toBeLessThan(2 * one);
  await bold.tap();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Open calendar', 'Remove picture'])
    expect(
      Math.min(...(await heights(page.getByRole('button', { name })))),
      name,
    ).toBeGreaterThanOrEqual(44);
});
