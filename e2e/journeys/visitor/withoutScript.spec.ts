import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { addressOf } from '../../fixtures/product/screens';
import { expectPlainPage } from './plainPage';
import { COMMENT_FORM, expectRefusedThenSent } from './plainForms';
import { SOME_SCREENS } from './screens';

// The browser logs pages with the status 400 or 404.
test.use({
  javaScriptEnabled: false,
  waitUntilHydrated: false,
  allowedInConsole: NETWORK_FAILURES,
});

test('pages can be read, in the dark scheme too, and every button does something', async ({
  page,
  site,
}) => {
  for (const screen of SOME_SCREENS)
    await expectPlainPage(page, await addressOf(screen, site.getOk));
  const way = page.getByRole('region', { name: 'TNM Mpamba' });
  await page.goto('/donate');
  await way.getByText('Steps', { exact: true }).click();
  await expect(way.getByRole('listitem').first()).toHaveText('Open the Mpamba menu on your phone.');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 25, 27)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('without script a slip is opened, changed and printed without the rest of the page', async ({
  page,
}) => {
  await page.goto('/donate');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^K15,000/ })
    .click();
  const slip = page.getByRole('article', { name: 'K15,000' });
  await expect(slip).toContainText('GIFT and your name');
  await page.getByRole('link', { name: 'TNM Mpamba' }).click();
  await expect(page).toHaveURL(/\/donate\?give=15000&by=tnm$/);
  await page.getByLabel('Another amount', { exact: true }).fill('7500');
  await page.getByRole('button', { name: 'Show the slip' }).click();
  const changed = page.getByRole('article', { name: 'K7,500' });
  await expect(changed).toContainText('0000 000 001 (sample)');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(changed).toBeVisible();
  for (const other of ['Send to my WhatsApp', 'TNM Mpamba', 'K15,000', 'All ways to give'])
    await expect(page.getByRole('link', { name: other })).toBeHidden();
});

test('lists, months, menus and the search work without script', async ({ page }) => {
  // Without transitions: resizing the window during one causes a browser error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/news');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/news?page=99');
  await expect(page).toHaveURL(/\/news\?page=\d$/);
  await page.goto('/events');
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/\/events\?month=\d{4}-\d\d$/);
  await page.getByRole('link', { name: 'Past events' }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: /Open day at the Ntchisi/ }),
  ).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'ABOUT' }).focus();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  // Five lines, like with script.
  expect((await page.getByLabel('Message').boundingBox())?.height).toBe(144);
  await page.waitForLoadState();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'SEARCH' }).click();
  await page.getByRole('searchbox').fill('donate');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=donate');
  const donate = page.getByRole('main').getByRole('link', { name: 'Donate', exact: true });
  await expect(donate).toHaveAttribute('href', '/donate');
});

test('without script a form is rejected without losing its input, and then sent', ({
  page,
  site,
}) => expectRefusedThenSent(page, site, COMMENT_FORM));

test("a calendar's '+n more' opens, and a video is a link to its page without script", async ({
  page,
  site,
}) => {
  for (const hour of ['06', '09', '12'])
    await site.sendOk('POST', '/content/events', {
      title: `At ${hour}`,
      date: `2033-06-15T${hour}:00:00.000Z`,
      location: 'Zomba',
      description:
        '<p>Look.</p><iframe class="ql-video" src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The first bucket"></iframe>',
    });
  await page.goto('/events?month=2033-06');
  const last = page.getByRole('grid').getByRole('link', { name: 'At 12' });
  await expect(last).toBeHidden();
  await page.getByRole('grid').getByText('+1 more').click();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'At 12' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Play video: The first bucket' }),
  ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
});
