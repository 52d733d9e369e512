import { expectAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('the search finds a draft by a word of its text and opens its form, by keyboard alone', async ({ page, site }) => {
  await site.keep('POST', '/content/updates', {
    title: 'Not ready for Sunday',
    date: '2026-11-20',
    image: '',
    description: '<p>The quagga herd is on its way.</p>',
    status: 'draft',
  });
  await page.goto('/admin');
  await waitUntilSettled(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  const field = dialog.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();
  await field.fill('quagga');
  const result = dialog.getByRole('group', { name: 'Updates' }).getByRole('option');
  await expect(result).toHaveText('Not ready for SundayThe quagga herd is on its way.Draft');
  await expect(result.locator('mark')).toHaveText('quagga');
  await expect(result).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('status')).toHaveText('1 result');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Update' }).getByLabel('Title')).toHaveValue(
    'Not ready for Sunday',
  );
  await expect(dialog).toHaveCount(0);
});

test('the arrow keys choose among the groups, Escape closes, and the focus returns', async ({ page, site }) => {
  await site.keep('PUT', '/content/quote', { text: 'An okapi hides well.', author: 'A keeper' });
  await site.keep('POST', '/messages', {
    name: 'Olive Okapi',
    email: 'olive@example.org',
    subject: 'A visit',
    message: 'May I come?',
    source: 'contact',
  });
  await page.goto('/admin/people');
  await waitUntilSettled(page);
  const button = page.getByRole('button', { name: 'Search everything' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await page.keyboard.type('okapi');
  const options = dialog.getByRole('option');
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
    expect(await dialog.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
      await options.nth(chosen).getAttribute('id'),
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.keyboard.type('okapi');
  await expect(options).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'View Message' })).toContainText('May I come?');
});

test('a slash opens the search outside fields only, and it says when nothing is found', async ({ page }) => {
  await page.goto('/admin/updates');
  const search = page.getByPlaceholder('Search by title...');
  await search.focus();
  await page.keyboard.type('a/b');
  await expect(search).toHaveValue('a/b');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await page.keyboard.type('xylophonist');
  await expect(dialog.getByRole('status')).toHaveText(
    'Nothing was found for “xylophonist”. Check the spelling, or try another word.',
  );
  await expect(dialog.getByRole('option')).toHaveCount(0);
});

test('typing on cancels the call for the earlier text', async ({ page }) => {
  await page.goto('/admin');
  await waitUntilSettled(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/find?q=ear', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=ear'));
  const asked = page.waitForRequest('**/api/find?q=ear');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ear');
  await asked;
  await page.keyboard.type('lier');
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
});

test('screens are found by their names at once', async ({ page }) => {
  await page.goto('/admin');
  await waitUntilSettled(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('donation det');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await dialog.getByRole('group', { name: 'Screens' }).getByRole('option', { name: 'Donation Details' }).click();
  await expect(page).toHaveURL('/admin/donation-details');
});
