import type { Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { breakCall, holdCall } from '../fixtures/brokenCall';
import { expired } from '../fixtures/expiredToken';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { ADMINISTRATOR } from '../product/server';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));

const submit = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Opens the admin area with a given token. */
const openWith = async (page: Page, token: string) => {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'once');
    localStorage.setItem('adminToken', text);
  }, token);
  await page.goto('/admin');
};

test('the admin area needs a sign-in', async ({ page }) => {
  for (const path of ['/admin', '/admin/updates', '/admin/messages']) {
    await page.goto(path);
    await expect(page).toHaveURL('/admin/login');
  }
});

test('missing e-mail and password are reported at their fields', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required\./);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Password is required\./);
  await submit(page, 'nobody', 'x');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./);
});

test('the right password leads to the dashboard, and Logout leads back', async ({ page }) => {
  await page.goto('/admin/login');
  await submit(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening|night)/);
  expect(await storedToken(page)).not.toBeNull();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin');

  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile Settings', 'Account', 'Logout']);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await storedToken(page)).toBeNull();
  await page.goto('/admin/partners');
  await expect(page).toHaveURL('/admin/login');
});

test('shows a loading text while it checks the token', async ({ page, signIn }) => {
  await signIn(page);
  const letGo = await holdCall(page, '/auth/verify-token', 'GET');
  await page.goto('/admin');
  await expect(page.getByText('Loading…')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
});

test.describe('when it is refused', () => {
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('a wrong password shows an error and keeps the e-mail', async ({ page }) => {
    await page.goto('/admin/login');
    await submit(page, ADMINISTRATOR.email, 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
    expect(await storedToken(page)).toBeNull();
  });

  test('a sign-in without an answer shows what to check', async ({ page }) => {
    await page.goto('/admin/login');
    await breakCall(page, '/auth/login', 'cut');
    await submit(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  });

  test('an invalid token is removed and leads to the login', async ({ page }) => {
    await openWith(page, 'not.a.token');
    await expect(page).toHaveURL('/admin/login');
    expect(await storedToken(page)).toBeNull();
  });

  test('an expired token is removed and leads to the login', async ({ page, site }) => {
    await openWith(page, expired(await site.token()));
    await expect(page).toHaveURL('/admin/login');
    expect(await storedToken(page)).toBeNull();
  });

  for (const how of ['cut', 'refused'] as const) {
    test(`an unreachable server (${how}) does not end the session`, async ({ page, signIn }) => {
      await signIn(page);
      const mend = await breakCall(page, '/auth/verify-token', how);
      await page.goto('/admin');
      await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
      expect(await storedToken(page)).not.toBeNull();
      await mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
    });
  }

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
});
