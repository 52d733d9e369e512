import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { expect, test } from '../../fixtures/test';

test.use({ content: 'none' });

// The texts of each list and record: admin-app/src/features/content/lists/wording.test.tsx and
// admin-app/src/features/content/singletons/wording.test.tsx.
test('a list, a record and the dashboard of an empty site show messages and fit every window', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  for (const [path, words] of Object.entries({
    partners: 'No partners found.',
    comments: 'No comments found.',
  })) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
    await expectResponsiveAndAccessible(page);
  }
  await page.goto('/admin/page-heroes');
  await expect(main.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expectResponsiveAndAccessible(page);

  await page.goto('/admin');
  const tiles = page.getByRole('region', { name: 'Content areas' });
  for (const label of ['Messages', 'Comments', 'News (Updates)', 'Events', 'Projects', 'Partners'])
    await expect(tiles.getByRole('link', { name: `0 ${label}`, exact: true })).toBeVisible();
  await expect(page.getByText('No upcoming events found.', { exact: true })).toBeVisible();
  await expectResponsiveAndAccessible(page);
});
