import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { LISTS } from './lists';
import { storedNames } from './listWalk';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** Clipboard content of Word and of a web page, with markup that the editor must remove. */
const PASTED = `<html><head><style>p.MsoNormal {margin: 0; font-size: 11pt}</style></head><body>
<!--StartFragment--><h1 style="color:#2F5496">A <b>good</b> year</h1>
<p class="MsoNormal" style="margin-left:36pt;background:yellow"><span style="font-family:Calibri;color:red">The
<a href="https://example.org/book" onclick="steal()">book</a> is kept.<o:p></o:p></span></p>
<table><tr><td>Seed</td></tr></table><script>steal()</script>
<a href="javascript:steal()">Press</a><iframe src="https://evil.example/"></iframe>
<ul><li>Maize</li><li>Beans</li></ul><!--EndFragment--></body></html>`;

test.describe('a paste', () => {
  // The browser parses the pasted HTML in a separate document and logs that its event handlers are blocked.
  test.use({ allowedInConsole: /inline event handler violates/ });

  test('text pasted from Word or the web is cleaned', async ({ page, site }) => {
    const title = `Pasted ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin/updates');
    await listScreen(page).add('Add New Update').click();
    const dialog = page.getByRole('dialog', { name: 'Add New Update' });
    await dialog.getByLabel('Title').fill(title);
    const text = dialog.getByRole('textbox', { name: 'Description' });
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
    await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
    await expect(listScreen(page).success('Update item added successfully!')).toBeVisible();

    const { updates } = await site.read<{ updates: { description: string }[] }>(`/content/updates?search=${title}`);
    const stored = updates[0]?.description ?? '';
    expect(stored).toContain('<h1>A <strong>good</strong> year</h1>');
    expect(stored).toContain('<ul><li>Maize</li><li>Beans</li></ul>');
    expect(stored).not.toMatch(/style|class|color|Mso|onclick|javascript:|script|iframe|table|<o:p|steal/i);
  });
});

/** Whether two elements lie on each other. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('An element is not shown.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test.describe('two people edit one item', () => {
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('the second sees the conflict, keeps the text and decides', async ({ page, site }) => {
    const title = `Theirs and ours ${randomUUID().slice(0, 8)}`;
    const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', { title, date: '2026-10-01' });
    const read = () => site.read<{ title: string; date: string }>(`/content/updates/${_id}`);
    await page.goto(`/admin/updates?search=${title}`);
    await listScreen(page).edit(title).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Update' });
    await dialog.getByLabel('Title').fill(`${title}: ours`);
    await site.keep('PUT', `/content/updates/${_id}`, { title: `${title}: theirs`, date: '2026-10-02' });
    const save = dialog.getByRole('button', { name: 'Save Update', exact: true });
    await save.click();
    const failure = dialog.getByRole('alert').filter({ hasText: 'Failed to save update item.' });
    await expect(failure).toContainText('Someone else has changed this update item since you opened it.');
    await expect(dialog.getByLabel('Title')).toHaveValue(`${title}: ours`);
    expect(await read()).toMatchObject({ title: `${title}: theirs` });
    for (const label of ['Title', 'Date']) {
      const field = dialog.getByLabel(label);
      // Brings it into view, unless something covers it.
      await field.click({ trial: true });
      expect(await overlap(failure, field), label).toBe(false);
    }

    await failure.getByRole('button', { name: 'See their version' }).click();
    const both = dialog.getByRole('region', { name: 'Their version and yours' });
    await expect(both.getByRole('group', { name: 'Theirs' })).toContainText([`${title}: theirs`, '2 October 2026']);
    await expect(both.getByRole('group', { name: 'Yours' })).toContainText([`${title}: ours`, '1 October 2026']);
    await expectFitForAll(page);
    await failure.getByRole('button', { name: 'Keep my version' }).click();
    await expect(listScreen(page).success('Update item updated successfully!')).toBeVisible();
    expect(await read()).toMatchObject({ title: `${title}: ours`, date: '2026-10-01' });
  });
});

test('Undo is offered for ten seconds, no longer', async ({ page, site }) => {
  const title = `Soon gone ${randomUUID().slice(0, 8)}`;
  await site.keep('POST', '/content/updates', { title, date: '2026-10-01' });
  const screen = listScreen(page);
  const told = screen.success('Update item deleted successfully!');
  const undo = told.getByRole('button', { name: 'Undo' });
  await page.clock.install();
  await page.goto(`/admin/updates?search=${title}`);
  await screen.remove(title).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // From here on the page's clock only advances when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(undo).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(9000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1000);
  await expect(undo).toHaveCount(0);
  await expect(told).toBeVisible();
});

/** The names on the cards, in order. */
const namesShown = (page: Page) => listScreen(page).cards.getByRole('heading', { level: 3 }).allTextContents();

for (const list of LISTS.filter(({ ordered }) => ordered)) {
  test(`Move up and Move down change the order of /admin/${list.path}`, async ({ page, site }) => {
    const screen = listScreen(page);
    await page.goto(`/admin/${list.path}`);
    await expect(screen.cards).not.toHaveCount(0);
    const [first = '', second = '', third = ''] = await namesShown(page);
    const move = (direction: 'up' | 'down', name: string) =>
      page.getByRole('button', { name: `Move ${direction} ${name}`, exact: true });
    await expect(move('up', first)).toBeDisabled();
    await move('down', first).click();
    await expect(screen.success(`${first} moved down.`)).toBeVisible();
    const inOrder = async () => (await storedNames({ site, list, marker: '' })).slice(0, 3);
    expect((await namesShown(page)).slice(0, 3)).toEqual([second, first, third]);
    expect(await inOrder()).toEqual([second, first, third]);
    await move('up', first).click();
    await expect(screen.success(`${first} moved up.`)).toBeVisible();
    expect((await namesShown(page)).slice(0, 3)).toEqual([first, second, third]);
    expect(await inOrder()).toEqual([first, second, third]);

    // Items cannot be moved while a search shows only a part of the list.
    await screen.search(list.placeholder).fill(first);
    await expect(screen.cards).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  });
}

for (const list of LISTS) {
  const { categories } = list;
  if (!categories) continue;

  test(`/admin/${list.path} is filtered by category`, async ({ page, site }) => {
    const screen = listScreen(page);
    await page.goto(`/admin/${list.path}?page=2`);
    await expect(screen.cards).not.toHaveCount(0);
    const filter = page.getByRole('main').getByLabel('Category', { exact: true });
    await expect(filter.getByRole('option')).toHaveText(['All', ...categories]);
    for (const category of categories) {
      await filter.selectOption(category);
      const { totalItems } = await site.read<{ totalItems: number }>(
        `/content/${list.call}?category=${encodeURIComponent(category)}`,
      );
      await expect(screen.cards.filter({ hasText: category })).toHaveCount(totalItems);
      await expect(screen.cards).toHaveCount(totalItems);
      await expect(page).toHaveURL(`/admin/${list.path}?category=${category.replaceAll(' ', '+')}`);
    }
    await page.reload();
    await expect(filter).toHaveValue(categories.at(-1) ?? '');
    await filter.selectOption('All');
    await expect(page).toHaveURL(`/admin/${list.path}`);
  });
}
