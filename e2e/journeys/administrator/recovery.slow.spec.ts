import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { logIn } from '../../fixtures/logIn';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { logInAsNewEditor, PASSWORD } from './storedPerson';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('recovery codes are postponed, created, and used for a forgotten password', async ({
  page,
  site,
}) => {
  const email = await logInAsNewEditor(page, site);
  await page.getByRole('button', { name: 'Remind me later' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Get recovery codes' }).click();
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused();
  await expect(page.getByText('You have no recovery codes.')).toBeVisible();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Create codes' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(
    /The current password is incorrect\./,
  );
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAttribute('type', 'text');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create codes' }).click();
  const codes = page.getByRole('group', { name: 'Your new recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expectResponsiveAndAccessible(page);
  const code = (await codes.getByRole('listitem').first().textContent()) ?? '';

  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectResponsiveAndAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Recovery Code').fill('abcd-efgh-jkmn-pqrs');
  await page.getByLabel('New Password').fill('four quite other words');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The new password was not set. The email or the recovery code is incorrect.',
  );
  await expect(page.getByLabel('New Password')).toHaveValue('four quite other words');
  await page.getByLabel('Recovery Code').fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Your new password is set. All of your devices are logged out.',
  );
  await page.getByRole('link', { name: 'Go to the login' }).click();
  await logIn(page, { email, password: PASSWORD });
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await logIn(page, { email, password: 'four quite other words' });
  await expect(page).toHaveURL('/admin');
});
