import { randomUUID } from 'node:crypto';
import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen, pictureFile } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

/** Longer than three lines of a card. */
const LONG = `<p>${'Every household keeps its own seed, and the committee keeps the book. '.repeat(12)}</p>`;

// The tests in admin-app/src/features/content/lists assert the rest of a list.
test('a list restores its state, and an added item is stored once and visible to visitors', async ({
  page,
  site,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  const marker = `Walk${randomUUID().slice(0, 8)}`;
  const screen = listScreen(page);
  const search = screen.search('Search by title...');
  const stored = async () =>
    (
      await site.getOk<{ updates: { _id: string; title: string }[] }>(
        `/content/updates?limit=100&search=${marker}`,
      )
    ).updates;
  for (let number = 11; number <= 21; number += 1)
    await site.sendOk('POST', '/content/updates', {
      title: `${marker} ${number}`,
      date: '2026-10-03',
      description: LONG,
    });

  await test.step('a page that does not exist, and a reload', async () => {
    await page.goto(`/admin/updates?search=${marker}&page=9`);
    await expect(screen.page(2, 2)).toBeVisible();
    await expect(page).toHaveURL(/[?&]page=2$/);
    const preview = screen.cards.first().getByText('Every household keeps its own seed');
    await expect(preview).toHaveCSS('-webkit-line-clamp', '3');
    await screen.view('List view').click();
    await expect(preview).toHaveCSS('-webkit-line-clamp', '2');
    await page.reload();
    await expect(screen.page(2, 2)).toBeVisible();
    await expect(search).toHaveValue(marker);
    await expect(screen.cards).toHaveCount(1);
    await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  });

  const added = `${marker} added`;
  await test.step('add', async () => {
    const picture = await pictureFile(page, 'picture.png');
    await screen.add('Add New Update').click();
    const dialog = page.getByRole('dialog', { name: 'Add New Update' });
    const title = dialog.getByLabel('Title', { exact: true });
    const save = dialog.getByRole('button', { name: 'Add Update', exact: true });
    const text = dialog.getByRole('textbox', { name: 'Description' });
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    // The editor loads after the form and moves the button.
    await expect(text).toBeVisible();
    await save.click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(/Title is required\./);
    await expectResponsiveAndAccessible(page);
    await title.fill(added);
    await text.click();
    await page.keyboard.type('Not one word is lost.');
    await dialog.getByLabel('Upload Image').setInputFiles(picture);
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload/image')) uploads.push(request.url());
    });
    const restore = await breakCall(page, '/content/updates', 'refused', 'POST');
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to save update item. Out of order.');
    await expect(title).toHaveValue(added);
    await expect(text).toHaveText('Not one word is lost.');
    await restore();
    const letGo = await holdCall(page, '/content/updates', 'POST');
    await save.dblclick();
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letGo();
    await expect(screen.success('Update item added successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(screen.add('Add New Update')).toBeFocused();
    expect((await stored()).filter(({ title: name }) => name === added)).toHaveLength(1);
    expect(uploads, 'the picture is sent once').toHaveLength(1);
  });

  await test.step('edit', async () => {
    await search.fill(added);
    await screen.edit(added).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Update' });
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveText(
      'Not one word is lost.',
    );
    await expectResponsiveAndAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(screen.edit(added)).toBeFocused();
  });

  await test.step('shown on the site', async () => {
    await page.goto('/news');
    await page.getByRole('main').getByRole('link', { name: added }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(added);
    await expect(page.getByText('Not one word is lost.')).toBeVisible();
    const image = page.getByRole('article').locator('img').first();
    await expect(image).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{16}-\d+x\d+/);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });
  for (const { _id } of await stored()) await site.sendOk('DELETE', `/content/updates/${_id}`);
});
