import type { Page } from '@playwright/test';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { expect, test } from '../../fixtures/test';
import { expectNoClippedWords } from '../../fixtures/noClippedWords';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Forms and dialogs of admin screens that no journey opens, by path. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
  documents: async (page) => {
    await press(page, 'Add New Document');
    const words = {
      name: 'accounts.docx',
      mimeType: 'text/plain',
      buffer: Buffer.from('PK words'),
    };
    await page.getByLabel('PDF File').setInputFiles(words);
    await expect(page.getByText('Only PDF documents can be used.')).toBeVisible();
  },
  comments: async (page) => {
    await press(page, /^Delete/);
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete this comment?',
    );
  },
  'contact-details': async (page) => {
    await page.getByLabel('Phone', { exact: true }).fill('');
    await page.getByLabel('Twitter', { exact: true }).fill('javascript:alert(1)');
    await press(page, 'Update Contact Details');
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  },
  events: async (page) => {
    await press(page, 'Add New Event');
    await press(page, 'Open calendar');
    await expect(page.getByRole('dialog', { name: 'Calendar' }).getByRole('grid')).toBeVisible();
    await expectNoClippedWords(page, 'the calendar of a date with a time');
  },
  'page-heroes': async (page) => {
    await press(page, 'Edit');
    await expect(page.getByRole('dialog', { name: 'Edit Hero for About Page' })).toBeVisible();
  },
};

for (const [path, open] of Object.entries(OPENED))
  test(`every dialog at /admin/${path} fits every window`, async ({ page, signIn }) => {
    await signIn(page);
    await page.goto(`/admin/${path}`);
    await open(page);
    await expectResponsiveAndAccessible(page);
  });
