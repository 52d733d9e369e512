import { expectAccessible } from '../../fixtures/accessible';
import { expect, test } from '../../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('each bank detail and the reference are copied as they are, numbers of mobile money bare', async ({
  page,
  site,
}) => {
  const details = await site.read<Record<string, string>>('/content/donation-details');
  const { reference, purposes } = await site.read<Record<string, string>>('/content/giving');
  await page.goto('/donate');
  const main = page.getByRole('main');
  for (const [name, copied] of [
    ['Bank Name', details.bankName],
    ['Account Name', details.accountName],
    ['Account Number', details.accountNumber],
    ['Swift Code', details.swiftCode],
    ['Airtel Money number', '0000000000'],
    ['TNM Mpamba number', '0000000001'],
    ['reference', reference],
  ]) {
    await page.getByRole('button', { name: `Copy ${name}` }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `Copied: ${name}` })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  await expect(main.getByText(details.accountNumber ?? '', { exact: true })).toBeVisible();
  for (const [name, shown] of [
    ['Airtel Money', '0000 000 000 (sample)'],
    ['TNM Mpamba', '0000 000 001 (sample)'],
  ] as const) {
    const way = main.getByRole('region', { name });
    await expect(way.getByText(shown, { exact: true })).toBeVisible();
    if (name === 'TNM Mpamba') await way.getByText('Steps', { exact: true }).press('Enter');
    await expect(way.getByRole('listitem')).toHaveCount(5);
  }
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What a gift does',
    'How to give',
    'How gifts are used',
    'Who receives your gift',
    'Give in another way',
  ]);
  await expect(main.getByRole('region', { name: 'How gifts are used' }).getByRole('listitem')).toHaveCount(
    purposes?.split('\n').length ?? 0,
  );
  await expectAccessible(page);
});

test('a slip is copied as a whole, and leads to those of other ways', async ({ page }) => {
  await page.goto('/donate?give=15000&by=airtel');
  await page.getByRole('button', { name: 'Copy slip' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied: slip' })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/K15,000\n.*0000 000 000 \(sample\)\n.*GIFT and your name\n1\. Open the Airtel/s);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Bank details' }).click();
  await expect(page.getByRole('article', { name: 'K15,000' })).toContainText('0000 0000 0000');
  await page.getByLabel('Another amount', { exact: true }).fill('15,000');
  await page.getByRole('button', { name: 'Show the slip' }).click();
  await expect(page.getByLabel('Another amount', { exact: true })).toHaveAccessibleDescription(
    /Please write the amount in digits only/,
  );
  await expect(page.getByLabel('Another amount', { exact: true })).toHaveValue('15,000');
  await expectAccessible(page);
});
