import type { Page } from '@playwright/test';
import { holdCall } from '../../fixtures/brokenCall';
import { expired } from '../../fixtures/expiredToken';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';

test.use({ allowedInConsole: NETWORK_FAILURES });

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));

const submit = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('the admin area needs a sign-in, and Logout ends it', async ({ page, site }) => {
  for (const path of ['/admin/updates', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL('/admin/login');
  }
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required\./);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Password is required\./);
  await submit(page, 'nobody', 'x');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await submit(page, ADMINISTRATOR.email, 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
  expect(await storedToken(page)).toBeNull();

  await submit(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening|night)/);
  const letGo = await holdCall(page, '/auth/verify-token', 'GET');
  await page.reload();
  await expect(page.getByText('Loading…')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await expect(page).toHaveURL('/admin');

  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile Settings', 'Account', 'Logout']);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await storedToken(page)).toBeNull();
  await page.goto('/admin/partners');
  await expect(page).toHaveURL('/admin/login');

  // An expired token counts as none.
  await page.evaluate((token) => localStorage.setItem('adminToken', token), expired(await site.token()));
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  expect(await storedToken(page)).toBeNull();
});

test('a session that ends during work asks for the password and then finishes the save', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/updates');
  await page.getByRole('button', { name: 'Add New Update' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Written through the night');
  const token = await site.token();
  await page.evaluate((text) => localStorage.setItem('adminToken', text), expired(token));
  await page.getByRole('button', { name: 'Add Update' }).click();

  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(again.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
  await expectFitForAll(page);
  await again.getByLabel('Password').fill('not the password');
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again.getByRole('alert')).toHaveText('The password is incorrect.');
  await again.getByLabel('Password').fill(ADMINISTRATOR.password);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Update item added successfully!')).toBeVisible();
  const { totalItems } = await site.read<{ totalItems: number }>('/content/updates?search=Written through the night');
  expect(totalItems).toBe(1);
});
