import { expectAccessible } from '../../fixtures/accessible';
import { expect, test } from '../../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('bank details and reference are copied unchanged, mobile money numbers without spaces', async ({
  page,
  site,
}) => {
  const details = await site.getOk<Record<string, string>>('/content/donation-details');
  const { reference } = await site.getOk<Record<string, string>>('/content/giving');
  await page.goto('/donate');
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
  const way = page.getByRole('main').getByRole('region', { name: 'TNM Mpamba' });
  await expect(way.getByRole('listitem').first()).toBeHidden();
  await way.getByText('Steps', { exact: true }).press('Enter');
  await expect(way.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
});

test('a slip is copied completely, and links to slips of other ways', async ({ page }) => {
  await page.goto('/donate?give=15000&by=airtel');
  await page.getByRole('button', { name: 'Copy slip' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied: slip' })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /K15,000\n.*0000 000 000 \(sample\)\n.*GIFT and your name\n1\. Open the Airtel/s,
  );
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Bank details' }).click();
  const amount = page.getByLabel('Another amount', { exact: true });
  await amount.fill('15,000');
  await page.getByRole('button', { name: 'Show the slip' }).click();
  await expect(amount).toHaveAccessibleDescription(/Please write the amount in digits only/);
  await expect(amount).toHaveValue('15,000');
  await expectAccessible(page);
});
