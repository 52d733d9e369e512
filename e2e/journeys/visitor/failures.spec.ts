import { breakCall } from '../../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { UNRENDERED } from '../../fixtures/unrendered';

// The browser asks for the data only of pages that the server did not render.
test.use({ allowedInConsole: NETWORK_FAILURES, extraHTTPHeaders: UNRENDERED });

test('each part says that it could not be loaded, keeps what it can, and is loaded by Try again', async ({ page }) => {
  const mend = [
    await breakCall(page, '/content/updates', 'cut'),
    await breakCall(page, '/content/projects'),
    await breakCall(page, '/content/contact-details'),
  ];
  await page.goto('/news');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Error: Failed to fetch news and updates.');
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part.getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('button', { name: 'OUR PROJECTS' }).click();
  await expect(page.getByRole('banner').getByRole('alert')).toContainText('Failed to fetch project titles.');
  await expect(page.getByRole('menuitem')).toHaveText(['View All Projects']);

  for (const one of mend) await one();
  await page.getByRole('banner').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem')).not.toHaveCount(1);
  // One success loads the others, too.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});
