import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { breakCall } from '../fixtures/brokenCall';
import { answer, listScreen } from '../fixtures/listScreen';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, type Site } from '../fixtures/test';

const toTrash = async (page: Page, title: string): Promise<void> => {
  await page.goto(`/admin/updates?search=${encodeURIComponent(title)}`);
  await listScreen(page).remove(title).click();
  await answer(page, 'Are you sure you want to delete this update item?', 'Delete');
  await expect(listScreen(page).success('Update item deleted successfully!')).toBeInViewport();
  await page.goto('/admin/trash');
};

/** An update is deleted and restored, deleted again, and gone for good when the trash is emptied over a line that breaks. */
export const trashStory = async (page: Page, site: Site, { _id, title }: { _id: string; title: string }) => {
  const { success, failure } = listScreen(page);
  const status = async () => (await site.send('GET', `/content/updates/${_id}`)).status;
  const restore = page.getByRole('button', { name: `Restore update “${title}”` });
  await toTrash(page, title);
  expect(await status()).toBe(404);
  await restore.click();
  await expect(success(`The update “${title}” is back.`)).toBeInViewport();
  expect(await status()).toBe(200);

  await toTrash(page, title);
  await expect(restore).toBeVisible();
  await expectNoSidewaysScroll(page);
  const empty = async () => {
    await page.getByRole('button', { name: 'Empty the trash' }).click();
    await answer(page, 'Delete everything in the trash for good? Nothing of it can be brought back.', 'Delete');
  };
  const mend = await breakCall(page, '/trash', 'cut', 'DELETE');
  await empty();
  await expect(failure('Failed to empty the trash.')).toBeInViewport();
  await mend();
  await expect(restore).toBeVisible();
  await expectAccessible(page);
  await empty();
  await expect(success('The trash is empty.').first()).toBeInViewport();
  await expect(restore).toHaveCount(0);
  expect(await status()).toBe(404);
  expect((await site.send('GET', '/trash', { as: 'administrator' })).body).toMatchObject({ items: [] });
};
