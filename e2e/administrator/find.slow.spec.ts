import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

test('typing on cancels the call for the earlier text', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin');
  await waitUntilSettled(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/find?q=ear', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=ear'));
  const asked = page.waitForRequest('**/api/find?q=ear');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ear');
  await asked;
  await page.keyboard.type('lier');
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
});
