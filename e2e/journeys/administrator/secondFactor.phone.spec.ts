import { Secret, TOTP } from 'otpauth';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { logIn } from '../../fixtures/logIn';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { logInAsNewEditor, PASSWORD } from './storedPerson';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('a second factor is turned on with an app, and the next login needs its code', async ({
  page,
  site,
}) => {
  const email = await logInAsNewEditor(page, site);
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Turn on the second factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on the second factor' });
  const qrCode = dialog.getByRole('img', { name: 'QR code for your app' });
  await expect(qrCode).toBeInViewport({ ratio: 1 });
  await expectResponsiveAndAccessible(page);
  const key = (await dialog.locator('code').textContent()) ?? '';
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  /** The code of the present period of 30 seconds, or of the next. */
  const code = (periods = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });
  await dialog.getByLabel('Code from your app').fill(code());
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText('Your second factor is on.', { exact: true })).toBeVisible();

  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Code from your app')).toBeHidden();
  await logIn(page, { email, password: PASSWORD });
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  await expectResponsiveAndAccessible(page);
  await page.getByLabel('Code from your app').fill('12345');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The code is incorrect or was used already. Please enter the next code of your app.',
  );
  await page.getByLabel('Code from your app').fill(code(1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/admin');
});
