import { MOMENTS, startBreakingLine } from '../../fixtures/breakingLine';
import { listScreen } from '../../fixtures/listScreen';
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

test('an item is moved by one position, or can be moved again, whenever the connection breaks', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const screen = listScreen(page);
  const stored = async () => {
    const { members } = await site.read<{ members: { name: string }[] }>('/content/executive-members?limit=3');
    return members.map(({ name }) => name);
  };
  await page.goto(`${line.url}/admin/executive-members`);
  for (const moment of MOMENTS) {
    const [first = '', second, third] = await stored();
    const moved = [second, first, third];
    const down = page.getByRole('button', { name: `Move down ${first}`, exact: true });
    const mend = await line.cut(page, ['PUT', /^\/api\/content\/executive-members\/[^/]+\/place$/], moment);
    await down.click();
    await expect(screen.failure('Look at the order before you try again.')).toBeVisible();
    await mend();
    if (moment === 'before') await down.click();
    await expect(screen.cards.getByRole('heading', { level: 3 }).nth(1)).toHaveText(first);
    expect(await stored(), moment).toEqual(moved);
  }
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
