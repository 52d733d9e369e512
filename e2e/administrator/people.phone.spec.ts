import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScroll, expectNoSidewaysScrollIn } from '../fixtures/sidewaysScroll';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { accept, changeAtOnce, endAccess, invite, openInvitation, otherBrowser } from './peopleStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('on a phone a person is invited, changes a text at the same time as the administrator, and their access ends', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/people');
  const link = await invite(page, 'a.rather.long.address.of.ruth@example.org');
  const copy = page.getByRole('button', { name: /^Copy/ });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const ruth = await otherBrowser(browser, site.url);
  await openInvitation(ruth, link);
  await expectNoSidewaysScroll(ruth);
  await expectAccessible(ruth);
  await accept(ruth, 'Ruth');

  const title = `Rain ${randomUUID().slice(0, 8)}`;
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', { title, date: '2026-10-01' });
  const dialog = await changeAtOnce(
    { first: ruth, second: page },
    { title, byFirst: `${title} in Salima`, bySecond: `${title} at last` },
  );
  await dialog.getByRole('button', { name: 'See their version' }).tap();
  const both = dialog.getByRole('region', { name: 'Their version and yours' });
  await expect(both.getByRole('group', { name: 'Theirs' })).toHaveText(/in Salima$/);
  await expect(both.getByRole('group', { name: 'Yours' })).toHaveText(/at last$/);
  await expectNoSidewaysScrollIn(both);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep my version' }).tap();
  await expect(page.getByText('Update item updated successfully!')).toBeInViewport();
  expect(await site.read(`/content/updates/${_id}`)).toMatchObject({ title: `${title} at last` });

  await page.goto('/admin/people');
  await endAccess(page, 'Ruth');
  await expect(page.getByRole('button', { name: 'End access of Ruth' })).toHaveCount(0);
  await ruth.goto('/admin/updates');
  await expect(ruth.getByRole('button', { name: 'Log in' })).toBeVisible();
  await ruth.context().close();

  await page.goto('/admin/history');
  await expect(page.getByText('Administrator invited a.rather.long.address.of.ruth@example.org.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
