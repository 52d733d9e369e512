import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** Opens the preview of a new update in both sizes. The page is signed in. @returns the two dialogs */
export const previewNewUpdate = async (page: Page, title: string): Promise<{ form: Locator; preview: Locator }> => {
  await page.goto('/admin/updates');
  await page.getByRole('button', { name: 'Add New Update' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Update' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  for (const size of ['Computer', 'Phone']) {
    await preview.getByRole('button', { name: size }).click();
    const shown = preview.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText('Preview · not published');
  }
  return { form, preview };
};

/** Closes the preview, saves the update and opens its page from the note about it. */
export const publishPreviewed = async (page: Page, form: Locator, preview: Locator): Promise<void> => {
  await preview.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Add Update' }).click();
  const saved = page.getByRole('status').filter({ hasText: 'Update item added successfully!' });
  await page.goto((await saved.getByRole('link', { name: 'View on the site' }).getAttribute('href')) ?? '');
};

/** Opens the form of an update from its page. */
export const expectFoundAgain = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('link', { name: 'Edit this' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Update' }).getByLabel('Title')).toHaveValue(title);
};
