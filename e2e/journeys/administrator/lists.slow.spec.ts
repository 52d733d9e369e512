import { listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('a list is filtered by category', async ({ page, site }) => {
  const screen = listScreen(page);
  await page.goto('/admin/case-studies?page=2');
  await expect(screen.cards).not.toHaveCount(0);
  const filter = page.getByRole('main').getByLabel('Category', { exact: true });
  const category = 'Health Initiatives';
  await filter.selectOption(category);
  const { totalItems } = await site.getOk<{ totalItems: number }>(
    `/content/case-studies?category=${category}`,
  );
  await expect(screen.cards.filter({ hasText: category })).toHaveCount(totalItems);
  await expect(screen.cards).toHaveCount(totalItems);
  await expect(page).toHaveURL('/admin/case-studies?category=Health+Initiatives');
  await page.reload();
  await expect(filter).toHaveValue(category);
  await filter.selectOption('All');
  await expect(page).toHaveURL('/admin/case-studies');
});

test('a list is searched 300 ms after the last key press', async ({ page }) => {
  const screen = listScreen(page);
  await page.clock.install();
  await page.goto('/admin/updates');
  await expect(screen.cards).toHaveCount(10);
  const searches: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/') && search) searches.push(search);
  });
  // The page's clock is paused while the test types.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'water') {
    await screen.search('Search by title...').press(key);
    await page.clock.runFor(250);
  }
  expect(searches).toEqual([]);
  await page.clock.runFor(50);
  await expect.poll(() => searches).toEqual(['water']);
});
