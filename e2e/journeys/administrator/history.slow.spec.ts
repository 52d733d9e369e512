import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breakCall } from '../../fixtures/brokenCall';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { answer, listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

const toTrash = async (page: Page, title: string): Promise<void> => {
  await page.goto(`/admin/updates?search=${encodeURIComponent(title)}`);
  await listScreen(page).remove(title).click();
  await answer(page, 'Are you sure you want to delete this update item?', 'Delete');
  await expect(listScreen(page).success('Update item deleted successfully!')).toBeInViewport();
  await page.goto('/admin/trash');
};

test('an update is changed, compared with its earlier version, restored, deleted and gone for good', async ({
  page,
  site,
  signIn,
}) => {
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

  const status = async () => (await site.send('GET', `/content/updates/${_id}`)).status;
  const restore = page.getByRole('button', { name: `Restore update “${title}”` });
  await toTrash(page, title);
  expect(await status()).toBe(404);
  await restore.click();
  await expect(screen.success(`The update “${title}” is back.`)).toBeInViewport();
  expect(await status()).toBe(200);

  await toTrash(page, title);
  await expect(restore).toBeVisible();
  const empty = async () => {
    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await answer(page, 'Delete everything in the trash for good? Nothing of it can be brought back.', 'Delete');
  };
  const mend = await breakCall(page, '/trash', 'cut', 'DELETE');
  await empty();
  await expect(screen.failure('Failed to empty the trash.')).toBeInViewport();
  await mend();
  await expect(restore).toBeVisible();
  await expectFitForAll(page);
  await empty();
  await expect(screen.success('The trash is empty.').first()).toBeInViewport();
  await expect(restore).toHaveCount(0);
  expect(await status()).toBe(404);
  expect((await site.send('GET', '/trash', { as: 'administrator' })).body).toMatchObject({ items: [] });

  await page.goto('/admin/history');
  // The change of an item that was deleted for good no longer shows its name.
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toContainText([
    'deleted an update for good.',
    'deleted an update.',
    'restored an update.',
    'deleted an update.',
    'restored an update.',
    'changed an update.',
    'added an update.',
  ]);
  await expect(page.getByText(title)).toHaveCount(0);
  await expectFitForAll(page);
});
