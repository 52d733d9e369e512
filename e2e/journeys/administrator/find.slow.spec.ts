import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';
import { expectAccessible } from '../../fixtures/accessible';

test('further typing cancels the search for the earlier text', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin');
  await waitUntilSettled(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/find?q=ear', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('q=ear'),
  );
  const searching = page.waitForRequest('**/api/find?q=ear');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ear');
  await searching;
  await page.keyboard.type('lier');
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
});

test('everything is searched by keyboard alone', async ({ page, site, signIn }) => {
  await site.sendOk('POST', '/content/updates', {
    title: 'Not ready for Sunday',
    date: '2026-11-20',
    description: '<p>The quagga herd is on its way.</p>',
    status: 'draft',
  });
  const quote = await site.getOk('/content/quote');
  await site.sendOk('PUT', '/content/quote', { text: 'An okapi hides well.', author: 'A keeper' });
  await site.sendOk('POST', '/messages', {
    name: 'Olive Okapi',
    email: 'olive@example.org',
    subject: 'A visit',
    message: 'May I come?',
  });
  await signIn(page);
  await page.goto('/admin/people');
  await waitUntilSettled(page);
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  const field = dialog.getByRole('combobox', { name: 'Search everything' });
  const options = dialog.getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('quagga');
  const draft = dialog.getByRole('group', { name: 'News' }).getByRole('option');
  await expect(draft).toHaveText('Not ready for SundayThe quagga herd is on its way.Draft');
  await expect(draft.locator('mark')).toHaveText('quagga');
  await expect(draft).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('status')).toHaveText('1 result');
  await expectAccessible(page);
  await field.fill('okapi');
  await expect(options).toHaveCount(2);
  await expect(options.nth(0)).toContainText('Olive Okapi');
  await expect(options.nth(1)).toContainText('An okapi hides well.');
  for (const [key, chosen] of [
    ['ArrowDown', 1],
    ['ArrowDown', 0],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options.nth(chosen)).toHaveAttribute('aria-selected', 'true');
    expect(await field.getAttribute('aria-activedescendant')).toBe(
      await options.nth(chosen).getAttribute('id'),
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const button = page.getByRole('button', { name: 'Search everything' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('quagga');
  await expect(draft).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Update' }).getByLabel('Title')).toHaveValue(
    'Not ready for Sunday',
  );
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');

  // A slash opens it outside fields only.
  const search = page.getByPlaceholder('Search by title...');
  await search.focus();
  await page.keyboard.type('a/b');
  await expect(search).toHaveValue('a/b');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('xylophonist');
  await expect(dialog.getByRole('status')).toHaveText(
    'Nothing was found for “xylophonist”. Check the spelling, or try another word.',
  );
  await expect(options).toHaveCount(0);
  await field.fill('donation det');
  await dialog
    .getByRole('group', { name: 'Screens' })
    .getByRole('option', { name: 'Donation Details' })
    .click();
  await expect(page).toHaveURL('/admin/donation-details');
  await site.sendOk('PUT', '/content/quote', quote);
});
