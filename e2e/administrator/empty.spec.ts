import { expectFitForAll } from '../fixtures/fitForAll';
import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';
import { LISTS } from './lists';
import { RECORDS } from './records';

test.use({ content: 'none' });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

for (const list of [
  ...LISTS,
  { path: 'messages', heading: 'Manage Contact Messages', empty: 'No contact messages found.' },
  { path: 'comments', heading: 'Manage Comments', empty: 'No comments found.' },
]) {
  test(`/admin/${list.path} without items says '${list.empty}'`, async ({ page }) => {
    const screen = listScreen(page);
    await page.goto(`/admin/${list.path}`);
    await expect(screen.heading).toHaveText(list.heading);
    await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
    await expect(screen.cards).toHaveCount(0);
    await expect(screen.next).toHaveCount(0);
    await expectFitForAll(page);
  });
}

test('an unset singleton shows Add and no Delete', async ({ page }) => {
  for (const record of RECORDS) {
    await page.goto(`/admin/${record.path}`);
    await expect(page.getByRole('button', { name: record.add, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(record.none)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  }
  await page.goto('/admin/page-heroes');
  await expect(page.getByRole('main').getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
});

test('the dashboard of an empty site counts nothing and has no events', async ({ page }) => {
  await page.goto('/admin');
  const tiles = page.getByRole('region', { name: 'Content areas' });
  for (const label of ['Messages', 'Comments', 'Updates', 'Events', 'Projects', 'Partners']) {
    await expect(tiles.getByRole('link', { name: `0 ${label}`, exact: true })).toBeVisible();
  }
  await expect(page.getByText('No upcoming events found.', { exact: true })).toBeVisible();
  await expectFitForAll(page);
});
