import { expectFitForAll } from '../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { accept, changeAtOnce, endAccess, invite, openInvitation, otherBrowser } from './peopleStory';

test.use({
  content: 'none',
  // A name of its own gives it a site of its own: other specs need an empty one.
  settings: { SITE_NAME: 'A charity with editors' },
  allowedInConsole: NETWORK_FAILURES,
});

test('an administrator and two editors work at once, until the access of one ends in mid-edit', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await site.keep('POST', '/content/updates', { title: 'A new well', date: '2026-11-20' });
  await signIn(page);
  await page.goto('/admin/people');
  await expectFitForAll(page);
  const [ruth, grace] = [await otherBrowser(browser, site.url), await otherBrowser(browser, site.url)];
  const link = await invite(page, 'ruth@example.org');
  await openInvitation(ruth, link);
  await expectFitForAll(ruth);
  await accept(ruth, 'Ruth');
  await grace.goto(link);
  await expect(grace.getByRole('alert')).toHaveText(
    'This invitation was used, withdrawn or has ended. Please ask for a new one.',
  );
  await openInvitation(grace, await invite(page, 'grace@example.org'));
  await accept(grace, 'Grace');

  // Editors see their screens only.
  await expect(
    ruth.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Updates' }),
  ).toBeVisible();
  await expect(ruth.getByRole('link', { name: 'Donation Details' })).toHaveCount(0);
  await ruth.goto('/admin/people');
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Only for administrators');

  // Two editors change the same item; the second one is told.
  const ofGrace = await changeAtOnce(
    { first: ruth, second: grace },
    { title: 'A new well', byFirst: 'A new well in Salima', bySecond: 'A deep well' },
  );
  await page.goto('/admin/updates');
  await expect(page.getByRole('article', { name: 'A new well in Salima' })).toContainText(/Changed by Ruth .+ ago/);

  // The access of one ends while she writes.
  await page.goto('/admin/people');
  await endAccess(page, 'Grace');
  await grace.getByRole('button', { name: 'Keep my version' }).click();
  await expect(grace.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await grace.getByRole('dialog', { name: 'Please log in again' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(ofGrace.getByRole('alert')).toContainText('Your access to this site has ended.');
  await expect(ofGrace.getByLabel('Title')).toHaveValue('A deep well');
  const { updates } = await site.read<{ updates: { title: string }[] }>('/content/updates?search=well');
  expect(updates.map(({ title }) => title)).toContain('A new well in Salima');
  expect(updates.map(({ title }) => title)).not.toContain('A deep well');
  for (const other of [ruth, grace]) await other.context().close();
});
