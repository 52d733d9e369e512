import type { Page } from '@playwright/test';
import { startSite } from '../../fixtures/site';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';

test.use({ allowedInConsole: NETWORK_FAILURES });

/** More than the tests below need. */
const TRIES = 8;

// These tests need their own site, because they change the administrator's password and exceed the sign-in limit.
let own: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  own = await startSite({ content: 'none', ownReleases: false, signInLimit: TRIES });
});
test.afterAll(async () => own.stop());

const submit = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

const signIn = async (page: Page, email: string, password: string) => {
  await page.goto(`${own.site.url}/admin/login`);
  await submit(page, email, password);
  await expect(page).toHaveURL(`${own.site.url}/admin`);
};

test('changing e-mail and password signs out other browsers but not this one', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const newEmail = 'grace@example.org';
  const newPassword = 'three unrelated words';
  await signIn(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
  await signIn(other, ADMINISTRATOR.email, ADMINISTRATOR.password);

  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
  const email = page.getByRole('form', { name: 'Change Email' });
  await expect(email.getByLabel('Current Email')).toHaveValue(ADMINISTRATOR.email);
  await expect(email.getByLabel('Current Email')).not.toBeEditable();
  await email.getByRole('button', { name: 'Change Email' }).click();
  await expect(email.getByLabel('New Email')).toBeFocused();
  await expect(email.getByLabel('Confirm Password')).toHaveAttribute('aria-invalid', 'true');
  await email.getByLabel('New Email').fill(newEmail);
  await email.getByLabel('Confirm Password').fill('not the password');
  await email.getByRole('button', { name: 'Change Email' }).click();
  await expect(email.getByRole('alert')).toContainText('Failed to change email.');
  await expect(email.getByLabel('New Email')).toHaveValue(newEmail);
  await email.getByLabel('Confirm Password').fill(ADMINISTRATOR.password);
  await email.getByRole('button', { name: 'Change Email' }).click();
  await expect(email.getByRole('status')).toHaveText('Email changed successfully!');
  await expect(email.getByLabel('Current Email')).toHaveValue(newEmail);
  await other.reload();
  await expect(other).toHaveURL(`${own.site.url}/admin/login`);
  await submit(other, newEmail, ADMINISTRATOR.password);
  await expect(other).toHaveURL(`${own.site.url}/admin`);

  const password = page.getByRole('form', { name: 'Change Password' });
  await password.getByLabel('Current Password').fill(ADMINISTRATOR.password);
  await password.getByLabel('New Password', { exact: true }).fill(newPassword);
  await password.getByLabel('Confirm New Password').fill('three unrelated wards');
  await password.getByRole('button', { name: 'Change Password' }).click();
  await expect(password.getByLabel('Confirm New Password')).toHaveAccessibleDescription(
    /The new passwords do not match\./,
  );
  await password.getByLabel('Confirm New Password').fill(newPassword);
  await password.getByRole('button', { name: 'Change Password' }).click();
  await expect(password.getByRole('status')).toHaveText('Password changed successfully!');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await expect(password.getByLabel(label, { exact: true })).toHaveValue('');
  }
  await other.reload();
  await expect(other).toHaveURL(`${own.site.url}/admin/login`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
  await submit(other, newEmail, ADMINISTRATOR.password);
  await expect(other.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await submit(other, newEmail, newPassword);
  await expect(other).toHaveURL(`${own.site.url}/admin`);
  await elsewhere.close();
});

test('after too many sign-in attempts the page says how long to wait', async ({ page }) => {
  await page.goto(`${own.site.url}/admin/login`);
  const failure = page.getByRole('alert');
  const answers: number[] = [];
  for (let tries = 0; tries <= TRIES && answers.at(-1) !== 429; tries += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'));
    await submit(page, 'stranger@example.org', 'guessing all day');
    const response = await answered;
    answers.push(response.status());
    if (response.status() === 429) expect(response.headers()['retry-after']).toMatch(/^[1-9]\d?$/);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  }
  expect(answers.at(-1)).toBe(429);
  await expect(failure).toHaveText(/^Too many attempts\. Try again in .+\.$/);
  await expect(page.getByLabel('Email')).toHaveValue('stranger@example.org');
});
