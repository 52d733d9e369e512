import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

test('an update is changed, compared with its earlier version, restored, deleted and brought back', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  const card = screen.cards.first();
  const title = String(await card.getByRole('heading').textContent());
  const changed = `${title} and a second one`;
  const dialog = page.getByRole('dialog', { name: 'Edit Update' });
  const edit = async (name: string) => {
    await screen.card(name).getByRole('button', { name: 'Edit' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue(name);
  };
  await edit(title);
  await dialog.getByLabel('Title').fill(changed);
  await dialog.getByRole('button', { name: 'Save Update' }).click();
  await expect(screen.success('Update item updated successfully!')).toBeVisible();

  await edit(changed);
  await dialog.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(versions.getByRole('insertion')).toHaveText(/ and a second one$/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/^The version of .* was restored\.$/)).toBeVisible();
  await expect(screen.card(title)).toBeVisible();

  await screen.card(title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(screen.success('Update item deleted successfully!')).toBeVisible();
  await page.goto('/admin/trash');
  const restore = page.getByRole('button', { name: `Restore update “${title}”` });
  await expect(restore).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await restore.click();
  await expect(page.getByText(`The update “${title}” is back.`)).toBeVisible();

  await page.goto('/admin/history');
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toContainText([
    `restored the update “${title}”.`,
    `deleted the update “${title}”.`,
    `restored the update “${title}”.`,
    `changed the update “${changed}”.`,
  ]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
