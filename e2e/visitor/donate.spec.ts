import { expectAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('each bank detail has a button that copies it', async ({ page, site }) => {
  const details = await site.read<Record<string, string>>('/content/donation-details');
  await page.goto('/donate');
  for (const [name, field] of [
    ['Bank Name', 'bankName'],
    ['Account Name', 'accountName'],
    ['Account Number', 'accountNumber'],
    ['Swift Code', 'swiftCode'],
  ] as const) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await expect(page.getByRole('status').filter({ hasText: `Copied: ${name}` })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(details[field]);
    await expect(page.getByRole('main').getByText(details[field] ?? '', { exact: true })).toBeVisible();
  }
});

test('donating online shows that it is not available yet, and the focus returns', async ({ page }) => {
  await page.goto('/donate');
  for (const [name, words] of [
    ['Donate Now', 'Online giving is not available yet. Please use the bank details on this page.'],
    ['Donate Online', 'Donate Online is under development.'],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('alertdialog');
    for (const [open, close] of [
      ['Enter', 'Enter'],
      ['Space', 'Escape'],
    ] as const) {
      await opener.focus();
      await page.keyboard.press(open);
      await expect(dialog).toContainText(words);
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press(close);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  }
});
