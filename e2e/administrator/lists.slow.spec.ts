import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

test('a list is searched 300 ms after the last key press', async ({ page, signIn }) => {
  const screen = listScreen(page);
  await signIn(page);
  await page.clock.install();
  await page.goto('/admin/updates');
  await expect(screen.cards).toHaveCount(10);
  const asked: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/') && search) asked.push(search);
  });
  // The page's clock is paused while the test types.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'water') {
    await screen.search('Search by title...').press(key);
    await page.clock.runFor(250);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(50);
  await expect.poll(() => asked).toEqual(['water']);
});
