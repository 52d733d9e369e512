import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

/** 01:30 on 1 December in Blantyre, while it is still November in London and New York. */
const NIGHT = '2026-11-30T23:30:00.000Z';

const grid = (page: Page) => page.getByRole('grid');
/** A day of the current month: a cell's first text is the day's number. */
const day = (page: Page, number: number) =>
  grid(page)
    .locator('td[data-outside="false"]')
    .filter({ has: page.locator(`xpath=./span[1][text()="${number}"]`) });
const monthShown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test("opens the current month in the site's time zone; the URL selects others, and Back returns", async ({
  page,
}) => {
  await page.clock.setFixedTime(NIGHT);
  await page.goto('/events');
  await expect(monthShown(page)).toHaveText('December 2026');
  await expect(grid(page).locator('[aria-current="date"]')).toHaveCount(1);
  await expect(day(page, 1)).toHaveAttribute('aria-current', 'date');
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect(coming.getByRole('link')).toHaveCount(9);
  const [list, month] = [await coming.boundingBox(), await grid(page).boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0), 'the list is beside the month').toBeLessThan(
    month?.x ?? 0,
  );
  // 1 December 2026 is a Tuesday: the Monday before it belongs to November.
  await expect(grid(page).getByRole('gridcell').first()).toHaveText(/^30 November 2026/);
  await expect(grid(page).getByRole('gridcell').first()).toHaveAttribute('data-outside', 'true');
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(monthShown(page)).toHaveText('January 2027');
  await expect(page).toHaveURL('/events?month=2027-01');
  await page.goBack();
  await expect(monthShown(page)).toHaveText('December 2026');

  const placeOfTabs = async () =>
    (await page.getByRole('navigation', { name: 'Event views' }).boundingBox())?.y;
  const place = await placeOfTabs();
  for (const name of ['Coming up', 'Past events']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await placeOfTabs(), name).toBe(place);
  }
});

test("the keyboard opens a day's events, in the site's time zone, and a calendar file", async ({
  page,
  site,
}) => {
  for (const [title, date] of [
    ['Evening song', '2031-03-12T16:00:00.000Z'],
    ['Prayer, and song', '2031-03-12T04:15:00.000Z'],
    ['Noon meal', '2031-03-12T10:00:00.000Z'],
    ['Night watch', '2031-03-12T21:59:00.000Z'],
    ['Past midnight', '2031-03-12T22:00:00.000Z'],
  ] as const)
    await site.sendOk('POST', '/content/events', {
      title,
      date,
      location: 'Zomba',
      description: '<p>Come.</p>',
    });
  await page.goto('/events?month=2031-02');
  await page.getByRole('link', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  await expect(monthShown(page)).toHaveText('March 2031');
  await expect(day(page, 1)).toBeFocused();
  const links = day(page, 12).getByRole('link');
  await expect(links).toHaveText(['06:15 Prayer, and song', '12:00 Noon meal']);
  await expect(day(page, 13).getByRole('link')).toHaveText(['00:00 Past midnight']);
  await day(page, 12).getByRole('button', { name: '+2 more' }).click();
  await expect(links).toHaveText([
    '06:15 Prayer, and song',
    '12:00 Noon meal',
    '18:00 Evening song',
    '23:59 Night watch',
  ]);
  await day(page, 12).focus();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prayer, and song');
  await expect(main.getByText('Wednesday 12 March 2031 at 06:15')).toBeVisible();
  const file = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to my calendar' }).click();
  expect((await file).suggestedFilename()).toBe('2031-prayer-and-song.ics');
});
