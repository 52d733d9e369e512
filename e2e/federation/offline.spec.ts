import type { Page } from '@playwright/test';
import { expectResponsiveAndAccessible } from '../fixtures/fitForAll';
import { untilIdle } from '../fixtures/idle';
import { expect, test } from '../fixtures/test';
import { countLoads, FAILED_PART } from './errorPage';

test.use({ allowedInConsole: FAILED_PART });

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const WILL_LOAD = 'You are offline. The rest will load when you are back online.';

test('offline, a link opens when the connection is back, which also repeats failed requests', async ({
  page,
}) => {
  await untilIdle(page, () => page.goto('/news'));
  const news = page.getByRole('heading', { level: 1, name: 'News & Updates' });
  await expect(news).toBeVisible();
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(
    status(page, 'You are offline. This page will open when you are back online.'),
  ).toBeVisible();
  await expect(news).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByText('You are offline')).toHaveCount(0);

  await page.context().setOffline(true);
  await expect(status(page, WILL_LOAD)).toBeVisible();
  await expectResponsiveAndAccessible(page);
  // The page's code is loaded, its content is not.
  await page
    .getByRole('navigation', { name: 'Projects' })
    .or(page.getByRole('main'))
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page.getByRole('alert')).toContainText('Error: Failed to fetch projects.');
  await expect(status(page, WILL_LOAD)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  expect(loads()).toBe(0);
});
