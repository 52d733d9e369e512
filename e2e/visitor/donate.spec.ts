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
    await page.getByRole('button', { name: `Copy ${name}` }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `Copied: ${name}` })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(details[field]);
    await expect(page.getByRole('main').getByText(details[field] ?? '', { exact: true })).toBeVisible();
  }
});

test('mobile money comes with numbered steps; its number is copied bare, and the reference as it is', async ({
  page,
  site,
}) => {
  const { reference, purposes } = await site.read<Record<string, string>>('/content/giving');
  await page.goto('/donate');
  const main = page.getByRole('main');
  for (const [name, shown, copied] of [
    ['Airtel Money', '0000 000 000 (sample)', '0000000000'],
    ['TNM Mpamba', '0000 000 001 (sample)', '0000000001'],
  ] as const) {
    const way = main.getByRole('region', { name });
    await expect(way.getByText(shown, { exact: true })).toBeVisible();
    await expect(way.getByRole('listitem')).toHaveCount(5);
    await way.getByRole('button', { name: `Copy ${name} number` }).click();
    await expect(way.getByRole('status')).toHaveText(`Copied: ${name} number`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  await main.getByRole('button', { name: 'Copy reference' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Copied: reference' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'How to give',
    'What a gift does',
    'How gifts are used',
  ]);
  await expect(main.getByRole('region', { name: 'How gifts are used' }).getByRole('listitem')).toHaveCount(
    purposes?.split('\n').length ?? 0,
  );
  await expectAccessible(page);
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
