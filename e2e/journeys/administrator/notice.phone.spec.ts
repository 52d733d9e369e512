import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

test('on a phone a notice is written and translated, and visitors see it above the pages', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await signIn(page);
  const { success } = listScreen(page);
  await page.goto('/admin/notice');
  await page.getByLabel('Text').fill('The office is closed because of the floods.');
  await page.getByLabel('Kind').selectOption('Warning');
  await page.getByLabel('Link').fill('/contact-us');
  await page.getByLabel('From').fill('2040-01-02T08:00');
  await page.getByLabel('Until').fill('2040-01-01T08:00');
  await page.getByRole('button', { name: 'Add Notice' }).click();
  await expect(page.getByText('Until must be after From.')).toBeVisible();
  await page.getByLabel('From').fill('');
  await page.getByRole('button', { name: 'Add Notice' }).click();
  await expect(success('Notice saved successfully!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Visitors see it until Sunday 1 January 2040, 08:00, Malawi time.',
  );
  await page.getByRole('button', { name: 'Translate into Chichewa' }).click();
  const translation = page.getByRole('dialog', { name: 'Chichewa: Notice' });
  await translation.getByLabel('Text in Chichewa').fill('Ofesi yatsekedwa chifukwa cha madzi.');
  await translation.getByRole('button', { name: 'Save' }).click();
  await expect(translation).toBeHidden();
  await expectResponsiveAndAccessible(page);

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(site.url);
  await expect(visitor.getByRole('region', { name: 'Notice' })).toContainText(
    'Warning: The office is closed because of the floods. Read More',
  );
  await visitor.goto(`${site.url}/ny/about`);
  await expect(visitor.getByRole('region', { name: 'Chidziwitso' })).toContainText(
    'Chenjezo: Ofesi yatsekedwa chifukwa cha madzi. Werengani Zambiri',
  );
  await visitor.context().close();
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Notice' })).toBeVisible();
  await expectResponsiveAndAccessible(page);

  await page.goto('/admin/notice');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(success('Notice deleted successfully!')).toBeVisible();
});
