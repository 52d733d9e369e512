import { expectResponsiveAndAccessible } from '../fixtures/fitForAll';
import { expect, test } from '../fixtures/test';
import { expectEssentials, LOST_SCRIPTS, scriptsOf } from './essentials';
import { visitorsWithErrors } from './visitorsWithErrors';

// A rendered page would need no script (visitor/hydration.spec.ts).
test.use({ isRendered: false, allowedInConsole: LOST_SCRIPTS });

test('a lost script of the shell is requested again; until it is back, the essentials show', async ({
  page,
  site,
}) => {
  const [file = ''] = await scriptsOf(site);
  let lost = 0;
  await page.route(`**${file}`, (route) => (lost++ === 0 ? route.abort() : route.fallback()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  expect(lost).toBe(2);
  await page.unrouteAll();

  await page.route(`**${file}`, (route) => route.abort());
  await page.goto('/news?page=2');
  await expectEssentials(page);
  await expectResponsiveAndAccessible(page);
  // The failed file is reported, although nothing of the shell runs.
  await expect.poll(() => visitorsWithErrors(site, 'shell')).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/news?page=2');
  // Other tests of this worker may have added updates.
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
});
