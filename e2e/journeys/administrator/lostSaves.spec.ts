import { startFlakyProxy } from '../../fixtures/flakyProxy';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';
import { expectStoredOnce, type Line } from './lostForms';

test.use({ allowedInConsole: NETWORK_FAILURES });

let line: Line;
test.beforeAll(async ({ site }) => {
  line = await startFlakyProxy(site.url);
});
test.afterAll(() => line.close());

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

// The other kinds: admin-app/test/lostSaves.
test('an item is stored once and no text is lost whenever the connection breaks', ({
  page,
  site,
}) =>
  expectStoredOnce(
    { page, site, line },
    {
      at: '/admin/updates',
      call: ['POST', /^\/api\/content\/updates$/],
      open: (screen) => screen.getByRole('button', { name: 'Add New Update', exact: true }).click(),
      form: (screen) => screen.getByRole('dialog'),
      field: 'Title',
      button: 'Add Update',
      failed: 'Failed to save update item.',
      done: 'Update item added successfully!',
      list: '/content/updates',
    },
  ));

// The worst case: the server has stored them, but the browser does not know.
test('shows that new recovery codes are unknown if the response was lost', async ({ page }) => {
  await page.goto(`${line.url}/admin/account`);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(ADMINISTRATOR.password);
  const restore = await line.cut(page, ['POST', /^\/api\/auth\/recovery-codes$/], 'after');
  const make = page.getByRole('button', { name: 'Create codes' });
  await make.click();
  const failed =
    'The codes did not arrive. Earlier codes may have stopped working. Please try again.';
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeInViewport();
  await restore();
  await make.click();
  const codes = page.getByRole('group', { name: 'Your new recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
});
