import { MOMENTS, startBreakingLine } from '../../fixtures/breakingLine';
import { startSite } from '../../fixtures/site';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';
import { CHANGES, expectDoneOnce } from './lostChanges';

test.use({ allowedInConsole: NETWORK_FAILURES });

let line: Awaited<ReturnType<typeof startBreakingLine>>;
test.beforeAll(async ({ site }) => {
  line = await startBreakingLine(site.url);
});
test.afterAll(() => line.close());

for (const [what, change] of Object.entries(CHANGES))
  test(`${what} is done or can be done again whenever the connection breaks`, async ({ page, site, signIn }) => {
    await signIn(page);
    await expectDoneOnce({ page, site, line }, change, MOMENTS);
  });

test.describe('the sign-in', () => {
  let own: Awaited<ReturnType<typeof startSite>>;
  let ownLine: typeof line;
  test.beforeAll(async () => {
    own = await startSite({ content: 'none', ownReleases: false });
    ownLine = await startBreakingLine(own.site.url);
  });
  test.afterAll(async () => {
    await ownLine.close();
    await own.stop();
  });

  const signedIn = async (email: string, password: string) =>
    (await own.site.send('POST', '/auth/login', { body: { email, password } })).status;

  test('is changed, or can be changed again, whenever the connection breaks', async ({ page }) => {
    let { email, password }: { email: string; password: string } = ADMINISTRATOR;
    await page.goto(`${ownLine.url}/admin/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto(`${ownLine.url}/admin/account`);
    const emails = page.getByRole('form', { name: 'Change Email' });
    const passwords = page.getByRole('form', { name: 'Change Password' });
    for (const moment of MOMENTS) {
      const newEmail = `${moment}@example.org`;
      await emails.getByLabel('New Email').fill(newEmail);
      await emails.getByLabel('Confirm Password').fill(password);
      let mend = await ownLine.cut(page, ['PUT', /^\/api\/auth\/email$/], moment);
      await emails.getByRole('button', { name: 'Change Email' }).click();
      await expect(emails.getByRole('alert')).toContainText('Failed to change email.');
      await mend();
      await emails.getByRole('button', { name: 'Change Email' }).click();
      await expect(emails.getByRole('status')).toHaveText('Email changed successfully!');
      await expect(emails.getByLabel('Current Email')).toHaveValue(newEmail);
      expect([await signedIn(newEmail, password), await signedIn(email, password)], moment).toEqual([200, 401]);
      email = newEmail;

      const newPassword = `three words ${moment}`;
      await passwords.getByLabel('Current Password').fill(password);
      await passwords.getByLabel('New Password', { exact: true }).fill(newPassword);
      await passwords.getByLabel('Confirm New Password').fill(newPassword);
      mend = await ownLine.cut(page, ['PUT', /^\/api\/auth\/password$/], moment);
      await passwords.getByRole('button', { name: 'Change Password' }).click();
      await expect(passwords.getByRole('alert')).toContainText('Failed to change password.');
      await mend();
      await passwords.getByRole('button', { name: 'Change Password' }).click();
      await expect(passwords.getByRole('status')).toHaveText('Password changed successfully!');
      expect([await signedIn(email, newPassword), await signedIn(email, password)], moment).toEqual([200, 401]);
      password = newPassword;
    }
    await page.reload();
    await expect(emails.getByLabel('Current Email')).toHaveValue(email);
  });
});
