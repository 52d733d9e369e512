import { holdCall } from '../../fixtures/brokenCall';
import { pressExpired } from '../../fixtures/expiredToken';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { logIn } from '../../fixtures/logIn';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('the admin area needs a sign-in, which survives a reload and ends with Logout', async ({
  page,
}) => {
  await page.goto('/admin/partners');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await logIn(page);
  await expect(page).toHaveURL('/admin/partners');
  const letGo = await holdCall(page, '/auth/verify-token', 'GET');
  await page.reload();
  await expect(page.getByText('Loading…')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Partners');

  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile Settings', 'Account', 'Logout']);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin/partners');
  await expect(page).toHaveURL('/admin/login');
});

test('after the session expires, a save asks for the password and then finishes', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/updates');
  await page.getByRole('button', { name: 'Add New Update' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Written through the night');
  await pressExpired(page.getByRole('button', { name: 'Add Update' }), await site.token());

  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(again.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
  await expectResponsiveAndAccessible(page);
  await again.getByLabel('Password').fill('not the password');
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again.getByRole('alert')).toHaveText('The password is incorrect.');
  await again.getByLabel('Password').fill(ADMINISTRATOR.password);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Update item added successfully!')).toBeVisible();
  const { totalItems } = await site.getOk<{ totalItems: number }>(
    '/content/updates?search=Written through the night',
  );
  expect(totalItems).toBe(1);
});
