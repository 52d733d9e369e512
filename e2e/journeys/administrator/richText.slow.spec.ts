import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test, type Site } from '../../fixtures/test';

// The browser parses pasted HTML in a separate document and logs that its event handlers are blocked. The fixture's sign-in
// also runs in the video's frame, which has no access to storage.
test.use({ allowedInConsole: /inline event handler violates|'sessionStorage'/ });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** Opens the form of a new update. @returns it, its rich text, and what saves it and reads what was stored */
const openForm = async (page: Page, site: Site, title: string) => {
  await page.goto('/admin/updates');
  await listScreen(page).add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  await dialog.getByLabel('Title').fill(title);
  const save = async () => {
    await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
    await expect(listScreen(page).success('Update item added successfully!')).toBeVisible();
    const { updates } = await site.read<{ updates: { _id: string; description: string }[] }>(
      `/content/updates?search=${title}`,
    );
    return updates[0] ?? { _id: '', description: '' };
  };
  return { dialog, text: dialog.getByRole('textbox', { name: 'Description' }), save };
};

/** Clipboard content of Word and of a web page, with markup that the editor must remove. */
const PASTED = `<html><head><style>p.MsoNormal {margin: 0; font-size: 11pt}</style></head><body>
<!--StartFragment--><h1 style="color:#2F5496">A <b>good</b> year</h1>
<p class="MsoNormal" style="margin-left:36pt;background:yellow"><span style="font-family:Calibri;color:red">The
<a href="https://example.org/book" onclick="steal()">book</a> is kept.<o:p></o:p></span></p>
<table><tr><td>Seed</td></tr></table><script>steal()</script>
<a href="javascript:steal()">Press</a><iframe src="https://evil.example/"></iframe>
<ul><li>Maize</li><li>Beans</li></ul><!--EndFragment--></body></html>`;

test('text pasted from Word or the web is cleaned', async ({ page, site }) => {
  const { text, save } = await openForm(page, site, `Pasted ${randomUUID().slice(0, 8)}`);
  await text.click();
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'A good year');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PASTED);
  await expect(text.getByRole('heading', { name: 'A good year' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'book' })).toHaveAttribute('href', 'https://example.org/book');
  await expect(text.getByRole('listitem')).toHaveText(['Maize', 'Beans']);
  const { description } = await save();
  expect(description).toContain('<h1>A <strong>good</strong> year</h1>');
  expect(description).toContain('<ul><li>Maize</li><li>Beans</li></ul>');
  expect(description).not.toMatch(/style|class|color|Mso|onclick|javascript:|script|iframe|table|<o:p|steal/i);
});
