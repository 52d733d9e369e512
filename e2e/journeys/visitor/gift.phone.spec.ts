import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

const REFERENCE = /GIFT-[2-9A-Z]{4}-[2-9A-Z]/;

test('offline on a phone, a gift is announced once the connection is back; the treasurer finds it', async ({
  page,
  signIn,
}) => {
  await page.goto('/donate?give=15000&by=tnm');
  await page.getByRole('link', { name: 'Tell us about your gift' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('15000');
  await expect(page.getByLabel('Way to give')).toHaveValue('tnm');
  await page.getByLabel('Name', { exact: true }).fill('Chikondi Banda');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Phone or email')).toBeFocused();
  await page.getByLabel('Phone or email').fill('0991 234 567');
  await expectResponsiveAndAccessible(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your text will be sent when you are back online.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your gift');
  expect(page.url()).not.toMatch(/Chikondi|0991/);
  const [reference = ''] =
    REFERENCE.exec((await page.getByRole('status').first().textContent()) ?? '') ?? [];
  const slip = page.getByRole('article', { name: 'K15,000' });
  await expect(slip).toContainText(reference);
  await expect(slip).not.toContainText('and your name');
  await expect(slip.getByRole('listitem').first()).toHaveText(
    'Open the Mpamba menu on your phone.',
  );
  const whatsApp = page.getByRole('link', { name: 'Send to my WhatsApp' });
  expect(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')).toContain(reference);
  await expectResponsiveAndAccessible(page);

  await signIn(page);
  await page.goto(`/admin/gifts?search=${reference.toLowerCase()}`);
  const { success } = listScreen(page);
  await page.getByLabel(`Select gift ${reference}`).check();
  await page.getByRole('button', { name: 'Mark as received', exact: true }).click();
  await expect(success('1 gift marked as received.')).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await page.getByRole('button', { name: `View gift ${reference}` }).click();
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.getByText(/^Receipt \d+ was printed\.$/)).toBeVisible();
  await expectResponsiveAndAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, waitUntilHydrated: false });

  test('a gift is announced in Chichewa, and its slip has the reference', async ({ page }) => {
    await page.goto('/ny/donate');
    await page.getByRole('link', { name: 'Tiuzeni za mphatso yanu' }).click();
    await page.getByLabel('Ndalama', { exact: true }).fill('K7,500');
    await page.getByLabel('Njira yoperekera').selectOption('bank');
    await page.getByLabel('Dzina', { exact: true }).fill('Chikondi Banda');
    await page.getByLabel('Foni kapena imelo').fill('0991');
    await page.getByRole('button', { name: 'Tumizani' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Zalephera kutumiza.');
    await expect(page.getByLabel('Dzina', { exact: true })).toHaveValue('Chikondi Banda');
    await expect(page.getByLabel('Njira yoperekera')).toHaveValue('bank');
    await page.getByLabel('Foni kapena imelo').fill('0991 234 567');
    await page.getByRole('button', { name: 'Tumizani' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Zikomo chifukwa cha mphatso yanu',
    );
    await expect(page.getByRole('status').first()).toContainText(REFERENCE);
    await expect(page.getByRole('article', { name: 'K7,500' })).toContainText(REFERENCE);
    expect(page.url()).toMatch(/\/ny\/donate\/gift\?by=bank&currency=MWK&gift=GIFT-/);
  });
});
