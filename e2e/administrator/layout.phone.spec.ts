import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

const heights = async (of: Locator) =>
  Promise.all((await of.all()).map(async (one) => (await one.boundingBox())?.height ?? 0));

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('on a phone the sidebar is initially closed and opens over the screen', async ({ page }) => {
  await page.goto('/admin');
  const sidebar = page.locator('[data-state]').first();
  await expect(sidebar).toHaveAttribute('data-state', 'closed');
  await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
  await expect(sidebar).toHaveAttribute('data-state', 'open');
  await page.getByRole('link', { name: 'Updates' }).first().tap();
  await expect(page).toHaveURL('/admin/updates');
  await expect(sidebar).toHaveAttribute('data-state', 'closed');
});

test('the modal of an update is accessible and fits a phone', async ({ page }) => {
  await page.goto('/admin/updates');
  await listScreen(page).add('Add New Update').tap();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await waitUntilSettled(page);
});

test('on a phone a list starts compact, and its buttons and the tools of the editor fit a thumb', async ({ page }) => {
  await page.goto('/admin/updates');
  const screen = listScreen(page);
  await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  await expect(screen.cards).toHaveCount(10);
  expect(Math.min(...(await heights(screen.cards.first().getByRole('button'))))).toBeGreaterThanOrEqual(44);
  const crumb = page.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link');
  expect(Math.min(...(await heights(crumb)))).toBeGreaterThanOrEqual(44);
  await screen.cards.first().getByRole('button', { name: /^Edit/ }).tap();
  const tools = page.getByRole('toolbar', { name: 'Text formatting' });
  const bold = tools.getByRole('button', { name: 'Bold' });
  await expect(bold).toBeVisible();
  const [row = 0, one = 0] = [...(await heights(tools)), ...(await heights(bold))];
  expect(one).toBeGreaterThanOrEqual(44);
  expect(row, 'one row of tools').toBeLessThan(2 * one);
  await bold.tap();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Open calendar', 'Remove picture'])
    expect(Math.min(...(await heights(page.getByRole('button', { name })))), name).toBeGreaterThanOrEqual(44);
});

test('on a phone the parts of the focal point are one below the other', async ({ page }) => {
  await page.goto('/admin/pictures');
  await page
    .getByRole('button', { name: /^Focal point/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Focal point' });
  const parts = [dialog.getByText('Click the part of the picture'), dialog.getByRole('img').first()];
  const edges: number[] = [];
  for (const part of [...parts, dialog.getByText('From the left'), dialog.getByText('From the top')]) {
    await expect(part).toBeVisible();
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    edges.push(Math.round(y), Math.round(y + height));
  }
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
});

test('a field of several lines is as high as its text', async ({ page }) => {
  await page.goto('/admin/groups');
  const field = page.getByLabel('What You Do for Them').first();
  await expect(field).not.toBeEmpty();
  const hidden = () => field.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBeLessThanOrEqual(1);
  await field.press('ControlOrMeta+End');
  await field.pressSequentially('\nOne more line.');
  expect(await hidden()).toBeLessThanOrEqual(1);
});
