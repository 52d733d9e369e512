import { logIn } from '../../fixtures/logIn';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

const TRIES = 4;

test.use({
  content: 'none',
  settings: { SIGN_IN_LIMIT: String(TRIES) },
  allowedInConsole: NETWORK_FAILURES,
});

test('after too many sign-in attempts the page shows how long to wait', async ({ page }) => {
  await page.goto('/admin/login');
  for (let tries = 0; tries <= TRIES; tries += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await logIn(page, { email: 'stranger@example.org', password: 'guessing all day' });
    const response = await answered;
    expect(response.status()).toBe(tries < TRIES ? 401 : 429);
    if (tries === TRIES) expect(response.headers()['retry-after']).toMatch(/^[1-9]\d?$/);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  }
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in .+\.$/);
  await expect(page.getByLabel('Email')).toHaveValue('stranger@example.org');
});
