import { breakCall } from '../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';

// The browser asks for the data only of pages that the server did not render.
test.use({ allowedInConsole: NETWORK_FAILURES, extraHTTPHeaders: UNRENDERED });

test('the projects menu shows an error when loading fails, and still links to all projects', async ({ page }) => {
  const mend = await breakCall(page, '/content/projects');
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'OUR PROJECTS' });
  await opener.click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch project titles.');
  await expect(page.getByRole('menuitem')).toHaveText(['View All Projects']);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem')).not.toHaveCount(1);
});

test('a lost connection shows an error too', async ({ page }) => {
  const mend = await breakCall(page, '/content/updates', 'cut');
  await page.goto('/news');
  await expect(page.getByRole('alert')).toContainText('Error: Failed to fetch news and updates.');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('header and footer fall back to the configured phone and e-mail', async ({ page }) => {
  await breakCall(page, '/content/contact-details');
  await page.goto('/');
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part.getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  }
});
