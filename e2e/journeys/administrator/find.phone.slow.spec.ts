import { expectAccessible } from '../../fixtures/accessible';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';

test('on a phone the search fills the screen, and a tap opens a result', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/trash');
  const button = page.getByRole('button', { name: 'Search everything' });
  const size = await button.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.tap();
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await page.keyboard.type('a');
  await expect(dialog.getByRole('group', { name: 'News' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  for (const option of await dialog.getByRole('option').all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await dialog.getByRole('group', { name: 'News' }).getByRole('option').first().tap();
  await expect(page.getByRole('dialog', { name: 'Edit Update' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/updates');
});
