import { PHASES, startFlakyProxy } from '../../fixtures/flakyProxy';
import { logIn } from '../../fixtures/logIn';
import { startSite } from '../../fixtures/site';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';

test.use({ allowedInConsole: NETWORK_FAILURES });

let own: Awaited<ReturnType<typeof startSite>>;
let line: Awaited<ReturnType<typeof startFlakyProxy>>;
test.beforeAll(async () => {
  own = await startSite({ content: 'none', ownReleases: false });
  line = await startFlakyProxy(own.site.url);
});
test.afterAll(async () => {
  await line.close();
  await own.stop();
});

test('the sign-in is changed, or can be changed again, whenever the connection breaks', async ({
  page,
}) => {
  let { email, password }: { email: string; password: string } = ADMINISTRATOR;
  await page.goto(`${line.url}/admin/login`);
  await logIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(`${line.url}/admin/account`);
  for (const phase of PHASES)
    for (const what of ['Email', 'Password'] as const) {
      const changes =
        what === 'Email' ? { email: `${phase}@example.org` } : { password: `three words ${phase}` };
      const next = { email, password, ...changes };
      const form = page.getByRole('form', { name: `Change ${what}` });
      const values =
        what === 'Email'
          ? { 'New Email': next.email, 'Confirm Password': password }
          : {
              'Current Password': password,
              'New Password': next.password,
              'Confirm New Password': next.password,
            };
      for (const [label, value] of Object.entries(values))
        await form.getByLabel(label, { exact: true }).fill(value);
      const restore = await line.cut(page, ['PUT', /^\/api\/auth\/(email|password)$/], phase);
      const save = form.getByRole('button', { name: `Change ${what}` });
      await save.click();
      await expect(form.getByRole('alert')).toContainText(
        `Failed to change ${what.toLowerCase()}.`,
      );
      await restore();
      await save.click();
      await expect(form.getByRole('status')).toHaveText(`${what} changed successfully!`);
      const statuses = [next, { email, password }].map(async (body) =>
        own.site.send('POST', '/auth/login', { body }),
      );
      expect(
        (await Promise.all(statuses)).map(({ status }) => status),
        phase,
      ).toEqual([200, 401]);
      ({ email, password } = next);
    }
  await page.reload();
  await expect(page.getByLabel('Current Email')).toHaveValue(email);
});
