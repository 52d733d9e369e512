import { expectAccessible } from '../../fixtures/accessible';
import { expect, test } from '../../fixtures/test';

const DAY = 86_400_000;

test('a phone shows upcoming events, a small month, and its events in an agenda below', async ({
  page,
  site,
}) => {
  const ids: string[] = [];
  for (const [title, date] of [
    ['Evening song', '2031-03-12T16:00:00.000Z'],
    ['Morning prayer', '2031-03-12T04:15:00.000Z'],
    ['Harvest thanks', '2031-04-02T08:00:00.000Z'],
  ]) {
    const draft = { title, date, location: 'Zomba', description: '<p>Come.</p>' };
    ids.push((await site.sendOk<{ _id: string }>('POST', '/content/events', draft))._id);
  }
  await page.goto('/events?month=2031-03');
  const next = page.getByRole('region', { name: 'Coming up' }).getByRole('link');
  await expect(next).toHaveCount(3);
  const places = await next.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  places.push(await page.getByRole('grid').evaluate((month) => month.getBoundingClientRect().top));
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));

  const agenda = page.getByRole('region', { name: 'Wednesday 12 March' });
  await expect(agenda.getByRole('link')).toHaveText(['06:15 Morning prayer', '18:00 Evening song']);
  await expect(page.getByRole('link', { name: /Harvest thanks/ })).toHaveCount(0);
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);

  const day = page.getByRole('gridcell', { name: /^12.*2 events$/ });
  await page.emulateMedia({ forcedColors: 'active' });
  const lookOf = (part: string) =>
    day
      .locator(part)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopColor, color } = getComputedStyle(element);
        return { width: parseFloat(borderTopWidth), borderTopColor, color };
      });
  const [mark, number] = await Promise.all(['i', '.number'].map(lookOf));
  expect(mark?.width, 'a day shows its events in forced colours').toBeGreaterThan(2);
  expect(mark?.borderTopColor).toBe(number?.color);
  await page.emulateMedia({ forcedColors: 'none' });
  await day.tap();
  await expect(agenda.getByRole('heading')).toBeFocused();
  await expect(agenda.getByRole('heading')).toBeInViewport();
  await page.getByRole('link', { name: 'Next month' }).tap();
  await expect(page.getByRole('link', { name: /Harvest thanks/ })).toBeVisible();
  await page.getByRole('link', { name: 'Next month' }).tap();
  await expect(page.getByText('There are no events in May 2031.')).toBeVisible();
  for (const id of ids) await site.sendOk('DELETE', `/content/events/${id}`);
});

test('in the agenda, past events look different from upcoming ones', async ({ page, site }) => {
  /**
   * Colours of an event in its month.
   * @param days its day, relative to today
   */
  const lookOf = async (days: number, title: string) => {
    const date = new Date(Date.now() + days * DAY);
    const draft = {
      title,
      date: date.toISOString(),
      location: 'Zomba',
      description: '<p>Come.</p>',
    };
    const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/events', draft);
    // In the site's time zone the day may be in the next month.
    const month = date
      .toLocaleDateString('sv', { timeZone: 'Africa/Blantyre' })
      .slice(0, 'yyyy-mm'.length);
    await page.goto(`/events?month=${month}`);
    const look = await page
      .getByRole('link', { name: new RegExp(`^\\d\\d:\\d\\d ${title}`) })
      .evaluate((entry) => {
        const { color, backgroundColor, borderLeftColor } = getComputedStyle(entry);
        return { color, backgroundColor, borderLeftColor };
      });
    await site.sendOk('DELETE', `/content/events/${_id}`);
    return Object.values(look);
  };
  const past = await lookOf(-2, 'Song of the day before yesterday');
  const coming = await lookOf(2, 'Song of the day after tomorrow');
  for (const [index, value] of past.entries()) expect(value).not.toBe(coming[index]);
});
