import { randomUUID } from 'node:crypto';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { answer, listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

test('an update is compared with its earlier version, restored, deleted for good', async ({ page, site, signIn }) => {
  const title = `Rain ${randomUUID().slice(0, 8)}`;
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', { title, date: '2026-10-01' });
  await signIn(page);
  const screen = listScreen(page);
  await page.goto('/admin/updates');
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
  await expectFitForAll(page);
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/^The version of .* was restored\.$/)).toBeVisible();
  await expect(screen.card(title)).toBeVisible();

  await listScreen(page).remove(title).click();
  await answer(page, 'Are you sure you want to delete this update item?', 'Delete');
  await page.goto('/admin/trash');
  await expect(page.getByRole('button', { name: `Restore update “${title}”` })).toBeVisible();
  await expectFitForAll(page);
  await page.getByRole('button', { name: `Delete for good update “${title}”` }).click();
  await answer(page, title, 'Delete');
  await expect(screen.success(`The update “${title}” was deleted for good.`)).toBeInViewport();

  await page.goto('/admin/history');
  // The change of an item that was deleted for good no longer shows its name.
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toContainText([
    'deleted an update for good.',
    'deleted an update.',
    'restored an update.',
    'changed an update.',
    'added an update.',
  ]);
  await expect(page.getByText(title)).toHaveCount(0);
  await expectFitForAll(page);
});
