import { randomUUID } from 'node:crypto';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { answer, listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${words}\n%%EOF\n`),
});

test('a document is added, shown, gets another file, is deleted and comes back', async ({ page, signIn }) => {
  await signIn(page);
  const title = `Accounts ${randomUUID().slice(0, 8)}`;
  const screen = listScreen(page);
  const shown = page.getByRole('main').getByRole('link', { name: title });
  await page.goto('/admin/documents');
  await screen.add('Add New Document').click();
  const form = page.getByRole('dialog', { name: 'Add New Document' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Kind').selectOption('Financial statement');
  await form.getByLabel('Year').fill('2024');
  await form.getByLabel('PDF File').setInputFiles({ ...pdf('accounts.docx', ''), buffer: Buffer.from('PK words') });
  await expect(form.getByText('Only PDF documents can be used.')).toBeVisible();
  await expectFitForAll(page);
  await form.getByLabel('PDF File').setInputFiles(pdf('accounts.pdf', title));
  await form.getByRole('button', { name: 'Add Document' }).click();
  await expect(screen.success('Document added successfully!')).toBeVisible();

  await page.goto('/documents');
  await expect(shown).toHaveText(`${title} (PDF, 1 kB)`);
  const first = await shown.getAttribute('href');
  const file = await page.request.get(first ?? '');
  expect(await file.text()).toContain(title);
  expect(file.headers()['content-disposition']).toContain('accounts.pdf');
  await expectFitForAll(page);

  await page.goto(`/admin/documents?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Document' });
  await expect(edit.getByRole('link', { name: 'accounts.pdf' })).toBeVisible();
  await edit.getByLabel('PDF File').setInputFiles(pdf('accounts-checked.pdf', `${title}, checked`));
  await edit.getByRole('button', { name: 'Update Document' }).click();
  await expect(screen.success('Document updated successfully!')).toBeVisible();
  await page.goto('/documents');
  await expect(shown).not.toHaveAttribute('href', first ?? '');

  await page.goto(`/admin/documents?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await answer(page, 'Are you sure you want to delete this document?', 'Delete');
  await expect(screen.success('Document deleted successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await page.goto('/documents');
  await expect(shown).toBeVisible();
});
