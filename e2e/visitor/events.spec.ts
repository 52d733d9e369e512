import type { Page } from '@playwright/test';
import { expect, test, type Site } from '../fixtures/test';

/** 01:30 on 1 December in Blantyre, while it is still November in London and New York. */
const NIGHT = '2026-11-30T23:30:00.000Z';

const newEvent = (site: Site, title: string, date: string) =>
  site.keep<{ _id: string }>('POST', '/content/events', {
    title,
    date,
    location: 'Zomba',
    description: '<p>Come.</p>',
  });

const grid = (page: Page) => page.getByRole('grid');
/** A day of the current month: a cell's first text is the day's number. */
const day = (page: Page, number: number) =>
  grid(page)
    .locator('[role="gridcell"][data-outside="false"]')
    .filter({ has: page.locator(`xpath=./span[1][text()="${number}"]`) });
const monthShown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test("opens at the current month in the site's time zone, with today marked", async ({ page }) => {
  await page.clock.setFixedTime(NIGHT);
  await page.goto('/events');
  await expect(monthShown(page)).toHaveText('December 2026');
  await expect(grid(page).locator('[aria-current="date"]')).toHaveCount(1);
  await expect(day(page, 1)).toHaveAttribute('aria-current', 'date');
  await expect(page.getByRole('region', { name: 'Coming up' }).getByRole('link')).toHaveCount(3);
});

test('opens a month by its address and moves on; days of the neighbouring months fill the weeks', async ({ page }) => {
  await page.goto('/events?month=2026-12');
  await expect(monthShown(page)).toHaveText('December 2026');
  // 1 December 2026 is a Tuesday: the Monday before it belongs to November.
  await expect(grid(page).getByRole('gridcell').first()).toHaveText(/^30 November 2026/);
  await expect(grid(page).getByRole('gridcell').first()).toHaveAttribute('data-outside', 'true');
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(monthShown(page)).toHaveText('January 2027');
  await expect(page).toHaveURL('/events?month=2027-01');
  await page.getByRole('link', { name: 'Previous month' }).click();
  await page.getByRole('link', { name: 'Previous month' }).click();
  await expect(monthShown(page)).toHaveText('November 2026');
  await page.goBack();
  await expect(monthShown(page)).toHaveText('December 2026');
});

test("shows a day's events by time in the site's time zone, and the rest under '+n more'", async ({ page, site }) => {
  for (const [title, date] of [
    ['Evening song', '2031-03-12T16:00:00.000Z'],
    ['Morning prayer', '2031-03-12T04:15:00.000Z'],
    ['Noon meal', '2031-03-12T10:00:00.000Z'],
    ['Night watch', '2031-03-12T21:59:00.000Z'],
    ['Past midnight', '2031-03-12T22:00:00.000Z'],
  ] as const)
    await newEvent(site, title, date);
  await page.goto('/events?month=2031-03');
  const links = day(page, 12).getByRole('link');
  await expect(links).toHaveText(['06:15 Morning prayer', '12:00 Noon meal']);
  await day(page, 12).getByRole('button', { name: '+2 more' }).click();
  await expect(links).toHaveText([
    '06:15 Morning prayer',
    '12:00 Noon meal',
    '18:00 Evening song',
    '23:59 Night watch',
  ]);
  await expect(day(page, 13).getByRole('link')).toHaveText(['00:00 Past midnight']);

  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morning prayer');
});

test('the grid follows the keyboard of the ARIA pattern, across months and into a day', async ({ page, site }) => {
  await newEvent(site, 'Long-planned feast', '2032-05-01T08:00:00.000Z');
  await page.goto('/events?month=2032-04');
  await page.getByRole('link', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  await expect(day(page, 1)).toBeFocused();
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowDown', 9],
    ['Home', 5],
    ['End', 11],
    ['ArrowUp', 4],
    ['ArrowLeft', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(page, number)).toBeFocused();
  }
  await page.keyboard.press('PageDown');
  await expect(monthShown(page)).toHaveText('May 2032');
  await expect(day(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(day(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(page, 1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long-planned feast');
});

test('an event shows time and place, has links, and can be downloaded as a calendar file', async ({ page, site }) => {
  const { _id } = await newEvent(site, 'Tea, and song', '2031-06-01T07:30:00.000Z');
  await page.goto(`/events/${_id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Sunday 1 June 2031 at 09:30')).toBeVisible();
  await expect(main.getByText('Zomba', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Involved' })).toHaveAttribute('href', '/get-involved');

  const coming = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to my calendar' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('2031-tea-and-song.ics');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('DTSTART;TZID=Africa/Blantyre:20310601T093000');
  expect(lines).toContain('SUMMARY:Tea\\, and song');
  expect(lines).toContain(`URL;VALUE=URI:${site.url}/events/2031-tea-and-song`);
});

test('past events are a list by page, and come back with Back', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Past events' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Past events' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Open day at the Ntchisi tree nursery/ })
    .click();
  await expect(page.getByText('This event is over.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Past events' })).toBeVisible();
});
